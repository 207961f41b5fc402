import { useRef, useState } from 'react'
import type { Issue } from '#client/ui/form/issues.ts'
import { type AnswerIssue, type Answers, type AnswerValue, checkAnswers } from '#resources/form-answers/rules.ts'
import type { FormField } from '#resources/forms/contract.ts'

/** What is being answered to some fields, and what is wrong with it: first by the browser, then as the server says. */
export function useAnswering(fields: readonly FormField[]) {
  const root = useRef<HTMLFormElement>(null)
  const [answers, setAnswers] = useState<Answers>({})
  const [issues, setIssues] = useState<ReadonlyMap<string, Issue>>(new Map())

  /** Shows these issues at their fields, and goes to the first as the fields stand. */
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
    /** What is to be sent; null: something is wrong, and shown. */
    check: () => {
      const asked = Object.fromEntries(fields.map(({ id }) => [id, answers[id] ?? null]))
      const { kept, issues: found } = checkAnswers(fields, asked)
      show(found)
      return found.length > 0 ? null : kept
    },
  }
}
export type Answering = ReturnType<typeof useAnswering>

const hasAny = (answers: Answers) => Object.values(answers).some(value => value !== null && value !== '')
