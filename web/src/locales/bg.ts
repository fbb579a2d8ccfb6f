export default import.meta.glob<string>('./bg/*.ftl', { query: '?raw', import: 'default', eager: true });
