/** Browsers only hash on pages served over HTTPS or from localhost. */
export const canHash = (): boolean => globalThis.crypto?.subtle !== undefined

/** WebCrypto hashes in a thread of its own, not on the main thread. */
export const sha256 = async (bytes: ArrayBuffer): Promise<Uint8Array> =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))

export const hexOf = (bytes: Uint8Array): string => [...bytes].map(byte => byte.toString(16).padStart(2, '0')).join('')
export const base64Of = (bytes: Uint8Array): string => btoa(String.fromCharCode(...bytes))
