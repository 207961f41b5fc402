import { createElement, type ReactNode } from 'react'
import type { $ZodType as Schema } from 'zod/v4/core'
import { isRefused } from '#client/api/connect.ts'
import { useAction } from '#client/api/use-action.ts'
import { useMessages } from '#client/i18n/i18n.ts'
import { toast } from '#client/toast/toast.ts'
import { IssueText } from '#client/ui/form/issues/issue-text.tsx'
import type { Issues } from '#client/ui/form/issues/issues.ts'
import { useVersionedForm } from '#client/ui/form/use-versioned-form.ts'
import { adoptDraft, onVersion } from '#pages/page4/page4_02-step-wizard/drafts/drafts.ts'
import { messages } from '#pages/page4/page4_02-step-wizard/messages.ts'
import {
  type CheckedDraft,
  type RepairDraft,
  type RepairRequest,
  updateRepairDraft,
} from '#resources/repair-drafts/contract.ts'
import type { Step } from '#resources/repair-drafts/rules.ts'
import { Problem } from '#shared/errors.ts'

type Options<S extends Step> = {
  draft: CheckedDraft
  step: S
  schema: Schema
  /** The initial fields of a step that was never saved. */
  empty: RepairRequest[S]
  /** Rules that the schema can't express, such as those about today's date. */
  check?: (values: RepairRequest[S]) => Issues
  /** The step is saved, so the wizard can go on. */
  onSaved: () => void
}

/** The form for one step of a draft. It contains only the step's fields, and uses the draft's version. */
export function useStepForm<S extends Step>({ draft, step, schema, empty, check, onSaved }: Options<S>) {
  const t = useMessages(messages)
  const updating = useAction(updateRepairDraft, { onDone: adoptDraft })
  type Values = RepairRequest[S]
  // The draft holds these fields under the step's name, or null.
  const fieldsOf = (record: RepairDraft): Values => (record[step] as Values | null) ?? empty

  async function save(base: RepairDraft, changes: Partial<Values>): Promise<RepairDraft> {
    if (base[step] !== null && Object.keys(changes).length === 0) return base
    try {
      const body = { [step]: { ...fieldsOf(base), ...changes } }
      return await updating.send({ ...onVersion(base), body })
    } catch (error) {
      throw inStep(error, step)
    }
  }

  const form = useVersionedForm<RepairDraft, Values>({
    record: draft,
    fieldsOf,
    schema,
    words: messages,
    check,
    save,
    // A draft that was submitted meanwhile is closed, so there is nothing to merge with.
    currentOf: error =>
      isRefused(updateRepairDraft, 412, error) && error.body.current.ticketId === null ? error.body.current : null,
    onSaved: (_, merged) => {
      // Fields and their labels share their keys.
      const fields = merged.map(field => t(field as 'contact')).join(', ')
      if (merged.length > 0) toast.success(t('savedMerged', { fields }), { cause: draft.id })
      onSaved()
    },
  })

  /** The server's issues with the saved step, until the operator edits the field. */
  const issueText = (path: string): ReactNode => {
    const wrong = draft.errors.find(({ pointer }) => pointer === `/draft/${step}/${path}`)
    return wrong && !form.isDirty && createElement(IssueText, { path, issue: { code: wrong.code }, words: messages })
  }
  function field<K extends keyof Values & string>(path: K, words: { label: string; help?: ReactNode }) {
    const props = form.field(path, words)
    return { ...props, error: props.error || issueText(path) }
  }
  return { ...form, field }
}

/** The server's pointers start at the body, `/body/damage/category`; this form holds only the step. */
function inStep(error: unknown, step: Step): unknown {
  if (!(error instanceof Problem) || !error.body.errors) return error
  const errors = error.body.errors.map(({ pointer, code }) => ({
    pointer: pointer.replace(`/body/${step}/`, '/body/'),
    code,
  }))
  return new Problem({ ...error.body, errors }, { cause: error })
}
