import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { issueMessages } from '#client/ui/form/messages.ts'
import { defineMessages } from '#shared/messages.ts'
import { IssueText } from './issue-text.tsx'
import type { Issue } from './issues.ts'

const words = defineMessages('issue-text', {
  'age_too-big': { en: 'An age is {{bound}} at most.', zh: '年齡最多為 {{bound}}。' },
})
const textOf = (path: string, issue: Issue) =>
  render(<IssueText path={path} issue={issue} words={words} />).container.textContent

test('prefers the page’s own text to the common one', () => {
  expect(textOf('age', { code: 'too-big', bound: 150 })).toBe('An age is 150 at most.')
  expect(textOf('height', { code: 'too-big', bound: 3 })).toBe('Must be 3 or less.')
})

test('never shows a code or a placeholder', () => {
  for (const code of [...Object.keys(issueMessages.texts), 'Invalid input', 'constructor', 'made-up'])
    expect(textOf('age', { code })).not.toMatch(/{{|_|constructor|Invalid input/)
  expect(textOf('age', { code: 'too-big' })).toBe('This value is not allowed.')
  expect(textOf('age', { code: 'made-up' })).toBe('This value is not allowed.')
})
