/** Browsers hash only where the page comes by HTTPS, or from the machine itself. */
export const canHash = (): boolean => globalThis.crypto?.subtle !== undefined

/** Beside the main thread: WebCrypto hashes in a thread of the browser's own. */
export const sha256 = async (bytes: ArrayBuffer): Promise<Uint8Array> =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))

export const hexOf = (bytes: Uint8Array): string => [...bytes].map(byte => byte.toString(16).padStart(2, '0')).join('')
export const base64Of = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes))
