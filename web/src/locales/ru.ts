export default import.meta.glob<string>('./ru/*.ftl', { query: '?raw', import: 'default', eager: true });
