/** How many bytes a text has in UTF-8. */
export const byteLength = (text: string): number => Buffer.byteLength(text)

export const joinBytes = (parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> => Buffer.concat(parts)
