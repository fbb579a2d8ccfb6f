/** What a line is made of: a socket, and the browser's word that it is awake and online again. */

export interface Wire {
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: (() => void) | null;
  send(text: string): void;
  close(): void;
}

export interface World {
  /** A socket to an address below that of the page. */
  connect(path: string): Wire;
  /** Calls `wake` whenever the page is looked at or online again; returns how to stop that. */
  listen(wake: () => void): () => void;
}

export const browser: World = {
  connect(path) {
    const address = new URL(path, document.baseURI);
    address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
    address.hash = '';
    return new WebSocket(address) as unknown as Wire;
  },
  listen(wake) {
    const look = () => document.hidden || wake();
    document.addEventListener('visibilitychange', look);
    window.addEventListener('online', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('online', look);
    };
  },
};
