const A_YEAR_SECONDS = 31_536_000

/** Cookies of this origin, for what the first paint needs: S-AUTH-3 prescribes the local-storage keys. */
export const cookie = {
  read(name: string): string {
    const [, value = ''] = new RegExp(`(?:^|; )${name}=([^;]+)`).exec(document.cookie) ?? []
    try {
      return decodeURIComponent(value)
    } catch {
      // Another site of this domain has written it.
      return ''
    }
  },
  write(name: string, value: string, path = '/'): void {
    const isSecure = location.protocol === 'https:'
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is asynchronous and not in every browser.
    document.cookie = `${name}=${encodeURIComponent(value)}; path=${path}; max-age=${value ? A_YEAR_SECONDS : 0}; samesite=lax${isSecure ? '; secure' : ''}`
  },
}
