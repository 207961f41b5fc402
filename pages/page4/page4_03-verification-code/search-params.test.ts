import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { Options, snippetOf } from './search-params.ts'

test('the code to copy omits defaults, and names every other option', () => {
  const plain = z.parse(Options, {})
  expect(snippetOf(plain)).toContain('<VerificationCodePicture ref={code} />')
  const other = { length: 6, characters: 'upper', color: '#102030', background: '#eeeeee', redraws: false } as const
  expect(snippetOf(other)).toContain(
    '<VerificationCodePicture ref={code} length={6} characters="upper" color="#102030" background="#eeeeee" redrawsOnFailure={false} />',
  )
})
