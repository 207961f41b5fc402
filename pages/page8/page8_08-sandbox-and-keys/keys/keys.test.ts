import { expect, test } from 'vitest'
import { isOrigin } from '#shared/platform/api-keys.ts'
import { originsIn } from './keys.ts'

test('reads one origin per line, and accepts URLs from an address bar', () => {
  const text = '  http://localhost:5173/\nHTTPS://App.Example:443  http://127.0.0.1:8080\n\n'
  expect(originsIn(text)).toEqual(['http://localhost:5173', 'https://app.example', 'http://127.0.0.1:8080'])
})

test.each(['https://app.example/path', 'app.example', 'https://', 'ftp://a.example', 'http://*.example'])(
  'keeps an invalid origin as typed, and refuses it: %s',
  text => {
    expect(originsIn(text)).toEqual([text])
    expect(isOrigin(text)).toBe(false)
  },
)
