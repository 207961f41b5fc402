import { useRef, useState } from 'react'
import type { Issue } from '#client/ui/form/issues/issues.ts'
import { type AnswerIssue, type Answers, type AnswerValue, checkAnswers } from '#resources/form-answers/rules.ts'
import type { FormField } from '#resources/forms/contract.ts'

/** The answers to some fields and their issues, found by the client first, then by the server. */
export function useAnswering(fields: readonly FormField[]) {
  const root = useRef<HTMLFormElement>(null)
  const [answers, setAnswers] = useState<Answers>({})
  const [issues, setIssues] = useState<ReadonlyMap<string, Issue>>(new Map())

  /** Shows these issues on their fields, and focuses the first on the screen. */
  function show(found: readonly AnswerIssue[]) {
    setIssues(new Map(found.map(({ fieldId, ...issue }) => [fieldId, issue])))
    const first = fields.find(({ id }) => found.some(({ fieldId }) => fieldId === id))
    const room = first && root.current?.querySelector(`[data-asked="${first.id}"]`)
    room?.querySelector<HTMLElement>('input, textarea, select')?.focus()
  }

  return {
    root,
    answers,
    issues,
    isTyped: hasAny(answers),
    show,
    set: (id: string, value: AnswerValue) => {
      setAnswers(before => ({ ...before, [id]: value }))
      setIssues(before => new Map([...before].filter(([fieldId]) => fieldId !== id)))
    },
    replace: (next: Answers) => {
      setAnswers(next)
      setIssues(new Map())
    },
    /** The answers to send; null if there are issues, which are then shown. */
    check: () => {
      const asked = Object.fromEntries(fields.map(({ id }) => [id, answers[id] ?? null]))
      const { kept, issues: found } = checkAnswers(fields, asked)
      show(found)
      return found.length > 0 ? null : kept
    },
  }
}
export type Answering = ReturnType<typeof useAnswering>

export const hasAny = (answers: Answers) =>
  Object.values(answers).some(value => value !== null && value !== '' && !(Array.isArray(value) && value.length === 0))
