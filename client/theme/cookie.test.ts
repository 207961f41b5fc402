import { afterEach, expect, test, vi } from 'vitest'
import { cookie } from './cookie.ts'

afterEach(() => vi.unstubAllGlobals())

/** Returns the attributes of the cookie that a page with this protocol writes. */
function attributesOn(protocol: string): string[] {
  const write = vi.spyOn(document, 'cookie', 'set').mockImplementation(() => {})
  vi.stubGlobal('location', { protocol })
  cookie.write('strive-theme', 'dark')
  const [[text = ''] = []] = write.mock.calls
  write.mockRestore()
  return text.split('; ').slice(1)
}

test('a cookie is secure on a page that came over TLS, and only there', () => {
  expect(attributesOn('https:')).toContain('secure')
  expect(attributesOn('http:')).not.toContain('secure')
  expect(attributesOn('http:')).toContain('samesite=lax')
})
