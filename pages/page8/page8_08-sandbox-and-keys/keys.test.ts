import { expect, test } from 'vitest'
import { isOrigin } from '#shared/platform/api-keys.ts'
import { originsIn } from './keys.ts'

test('origins are read one a line; what an address bar gives is one', () => {
  const text = '  http://localhost:5173/\nHTTPS://App.Example:443  http://127.0.0.1:8080\n\n'
  expect(originsIn(text)).toEqual(['http://localhost:5173', 'https://app.example', 'http://127.0.0.1:8080'])
})

test.each(['https://app.example/path', 'app.example', 'https://', 'ftp://a.example', 'http://*.example'])(
  'what is no origin stays as it is typed, and is refused: %s',
  text => {
    expect(originsIn(text)).toEqual([text])
    expect(isOrigin(text)).toBe(false)
  },
)
