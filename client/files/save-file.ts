/** How long a browser may take to start reading the blob. */
const READ_WITHIN_MS = 60_000

export function saveFile(content: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(content)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), READ_WITHIN_MS)
}

/** The file name from the response headers: `attachment; filename="login-log-2026-11-20.csv"`. */
export function fileNameOf(headers: Headers, otherwise: string): string {
  const disposition = headers.get('content-disposition') ?? ''
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1]
  try {
    if (encoded) return decodeURIComponent(encoded)
  } catch {
    // The encoded name is malformed, so the plain `filename` is used.
  }
  return /filename="?([^";]+)"?/i.exec(disposition)?.[1] ?? otherwise
}
