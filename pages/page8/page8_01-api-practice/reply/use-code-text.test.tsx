import { renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { PROBLEMS } from '#shared/errors.ts'
import { useCodeText } from './use-code-text.ts'

test('every code that the server can send is explained, and another is not', () => {
  const { current: explain } = renderHook(useCodeText).result
  const unknown = explain('made-up')
  expect(unknown).toBe('This console doesn’t know this code.')
  for (const code of Object.keys(PROBLEMS)) expect(explain(code), code).not.toBe(unknown)
})
