/** How long a browser may take to begin reading what it was given to save. */
const READ_WITHIN_MS = 60_000

/** Hands a file to the browser to save, as a download. */
export function saveFile(content: Blob, name: string): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(content)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), READ_WITHIN_MS)
}

/** The name that the server gave a file: `attachment; filename="login-log-2026-11-20.csv"`. */
export function fileNameOf(headers: Headers, otherwise: string): string {
  const disposition = headers.get('content-disposition') ?? ''
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1]
  try {
    if (encoded) return decodeURIComponent(encoded)
  } catch {
    // Wrongly encoded: the plain name stands beside it.
  }
  return /filename="?([^";]+)"?/i.exec(disposition)?.[1] ?? otherwise
}
