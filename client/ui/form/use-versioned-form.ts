import { useEffect, useRef, useState } from 'react'
import type { $ZodType as Schema } from 'zod/v4/core'
import { useGlobal } from '#client/state/state.ts'
import { Problem } from '#shared/errors.ts'
import type { Messages } from '#shared/messages.ts'
import type { Issues } from './issues/issues.ts'
import { changesOf, type FieldOf, mergeFields } from './merge/merge.ts'
import { useMergeQuestion } from './merge/use-merge-question.ts'
import { useContractForm } from './use-contract-form.tsx'

type Options<R, V> = {
  /** The record as last received from the server. */
  record: R
  /** Whether the record is the same in all sandboxes. */
  isOfAccount?: boolean
  /** The fields of a record that the form edits. */
  fieldsOf: (record: R) => V
  schema: Schema
  words: Messages
  check?: (values: V) => Issues
  /** Sends the changes, based on the version of `base`, and returns the saved record. */
  save: (base: R, changes: Partial<V>) => Promise<R>
  /** The current record, if the server refused because of it; null for any other refusal. */
  currentOf: (error: unknown) => R | null
  /** `merged`: the fields that were taken from the other side. `from`: the record that was replaced, with their changes. */
  onSaved: (saved: R, merged: FieldOf<V>[], from: R) => void
}

/**
 * A form for a record that others may change meanwhile. Only changed fields are sent, with the version that they are
 * based on. If the server has a newer version, the two are merged field by field, and the operator is asked
 * (`question`, for a `MergeDialog`) only if both sides changed the same field.
 */
export function useVersionedForm<R extends { version: number }, V extends Record<string, unknown>>(
  options: Options<R, V>,
) {
  const { record, isOfAccount = false, fieldsOf, save, currentOf, onSaved, ...rest } = options
  const [base, setBase] = useState(record)
  const sandboxId = useGlobal(global => global.sandboxId)
  /** Where the form was opened. In another sandbox, a record with the same id is another one. */
  const [home, setHome] = useState(sandboxId)
  const isElsewhere = !isOfAccount && home !== null && sandboxId !== home
  const hasMoved = useRef(false)
  const { question, ask } = useMergeQuestion<V>()
  const contractForm = useContractForm<V>({
    ...rest,
    initialValues: fieldsOf(record),
    async send(values) {
      if (isElsewhere) throw new Problem({ type: 'about:blank', title: '', status: 409, code: 'sandbox-changed' })
      await submit(base, values, [])
    },
  })
  const { form } = contractForm
  const isDirty = Object.keys(changesOf(fieldsOf(base), form.values)).length > 0

  const adopt = (next: R) => {
    setBase(next)
    form.setValues(fieldsOf(next))
  }

  async function submit(from: R, values: V, merged: FieldOf<V>[]): Promise<void> {
    try {
      const saved = await save(from, changesOf(fieldsOf(from), values))
      // What was changed while it was being saved stays.
      const since = changesOf(values, form.getValues())
      setBase(saved)
      form.setValues({ ...fieldsOf(saved), ...since })
      onSaved(saved, merged, from)
    } catch (error) {
      const current = currentOf(error)
      if (!current) throw error
      const [mineFrom, theirs] = [fieldsOf(from), fieldsOf(current)]
      const merge = mergeFields(mineFrom, values, theirs)
      const wanted = merge.conflicts.length > 0 ? await ask({ base: mineFrom, mine: values, theirs }) : merge.merged
      // Cancelled: the input stays, with the version that it is based on.
      if (!wanted) return
      setBase(current)
      form.setValues(wanted)
      await submit(current, wanted, [...merged, ...merge.taken])
    }
  }

  // A newer version arrived by itself (another tab, a reconnect). Without input it is simply shown; if these fields are
  // unchanged, the input continues on the new version.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when a version arrives, not when a field changes.
  useEffect(() => {
    if (isElsewhere || (record.version <= base.version && !hasMoved.current)) return
    hasMoved.current = false
    if (!isDirty) adopt(record)
    else if (Object.keys(changesOf(fieldsOf(base), fieldsOf(record))).length === 0) setBase(record)
  }, [record])

  // What was typed waits for the way back. Without input, the form follows, and the next record may be an older version.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the sandbox changes, or nothing is typed any more.
  useEffect(() => {
    if (home === null) return setHome(sandboxId)
    if (!isElsewhere || isDirty) return
    setHome(sandboxId)
    hasMoved.current = true
    adopt(record)
  }, [sandboxId, isDirty])

  return { ...contractForm, base, isDirty, discard: () => adopt(base), question }
}
