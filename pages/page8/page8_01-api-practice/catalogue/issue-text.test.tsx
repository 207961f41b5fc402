import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { IssueText } from './issue-text.tsx'

test.each([
  ['too_short', 1, 'must have at least 1 character'],
  ['too_short', 8, 'must have at least 8 characters'],
  ['too_many', 1, 'must have at most 1 item'],
] as const)('%s %i reads %j', (code, asked, words) => {
  const { container } = render(<IssueText issue={{ pointer: '/name', code, asked }} showsPointer={false} />)
  expect(container.textContent?.trim()).toBe(words)
})
