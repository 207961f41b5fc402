import { useEffect, useState } from 'react'
import { isRefused } from '#client/api/connect.ts'
import { useFailureText } from '#client/api/problem-text.ts'
import { useAction } from '#client/api/use-action.ts'
import { useMessages } from '#client/i18n/i18n.ts'
import { toast } from '#client/toast/toast.ts'
import { type Issues, issuesOf } from '#client/ui/form/issues/issues.ts'
import { useMergeQuestion } from '#client/ui/form/merge/use-merge-question.ts'
import {
  adoptCreated,
  adoptForm,
  designOf,
  isSame,
  isUnsaved,
  onVersion,
} from '#pages/page4/page4_06-form-builder/forms.ts'
import { messages } from '#pages/page4/page4_06-form-builder/messages.ts'
import { createForm, type Form, FormDesign, publishForm, updateForm } from '#resources/forms/contract.ts'
import { designFrom, mergeDesigns, type Parts, withLater } from './merge-designs.ts'

const NONE: Issues = {}

/** A form that is being designed: local changes, creating it with the first save, saving with the version they are based on, and publishing. */
export function useDesign(form: Form, onCreated: (formId: number) => void) {
  const t = useMessages(messages)
  const failureText = useFailureText()
  const creating = useAction(createForm)
  const updating = useAction(updateForm)
  const publishing = useAction(publishForm)
  const [base, setBase] = useState(form)
  const [draft, setDraft] = useState(() => designOf(form))
  const [isChecked, setIsChecked] = useState(false)
  const { question, ask } = useMergeQuestion<Parts>()
  // While the operator decides about a conflict, the save is still pending.
  const isBusy = creating.isBusy || updating.isBusy || publishing.isBusy || question !== null
  const isNew = isUnsaved(base)
  const isDirty = !isSame(draft, designOf(base))
  const issues = isChecked ? issuesOf(FormDesign, draft) : NONE
  /** A colleague has saved changes that are not shown yet, because there are unsaved changes here. */
  const isBehind = form.version > base.version && !isSame(designOf(form), designOf(base))

  // Without unsaved changes, a newer version is simply shown. A version with the same design changes nothing here.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when a version arrives, not on every change.
  useEffect(() => {
    if (form.version <= base.version || isBusy) return
    if (!isDirty) adopt(form)
    else if (!isBehind) setBase(form)
  }, [form, isBusy])

  /** Changes made during the request stay, and are unsaved. */
  function adopt(next: Form, sent = draft) {
    setBase(next)
    setDraft(now => (isSame(now, sent) ? designOf(next) : now))
    adoptForm(next)
  }

  /** Sends a design based on `from`, and merges a newer version. Returns null if the operator cancels. */
  async function send(from: Form, mine: FormDesign, isMerged = false): Promise<Form | null> {
    try {
      const saved = await updating.send({ ...onVersion(from), body: mine })
      if (isMerged) toast.success(t('savedMerged'), { cause: 'form' })
      adopt(saved, mine)
      return saved
    } catch (error) {
      if (!isRefused(updateForm, 412, error)) throw error
      const { current } = error.body
      const merge = mergeDesigns(designOf(from), mine, designOf(current))
      const chosen = merge.conflicts.length > 0 ? await ask(merge.sides) : null
      if (merge.conflicts.length > 0 && !chosen) return null
      const wanted = chosen ? designFrom(chosen, mine, designOf(current)) : merge.design
      setBase(current)
      setDraft(now => (isSame(now, mine) ? wanted : withLater(mine, now, wanted)))
      return send(current, wanted, true)
    }
  }

  async function create(mine: FormDesign): Promise<Form> {
    const created = await creating.send({ body: mine })
    adoptCreated(created)
    adopt(created, mine)
    onCreated(created.id)
    return created
  }

  /** Runs an action, and shows a toast if it fails. */
  async function attempt<T>(act: () => Promise<T>): Promise<T | null> {
    try {
      return await act()
    } catch (error) {
      toast.error(
        failureText(error, reason => t('failed', { reason })),
        { cause: 'form' },
      )
      return null
    }
  }

  /** The path of the first issue in the design, or null. */
  function findIssue(): string | null {
    setIsChecked(true)
    return Object.keys(issuesOf(FormDesign, draft))[0] ?? null
  }

  async function saveIt(): Promise<Form | null> {
    const saved = await attempt(() => (isNew ? create(draft) : send(base, draft)))
    if (saved) setIsChecked(false)
    return saved
  }

  /** Saves the design. If it has an issue, returns the path of the first instead. */
  async function save(): Promise<string | null> {
    const issue = findIssue()
    if (issue === null) await saveIt()
    return issue
  }

  /** Publishes what is on the screen, and saves unsaved changes first. Returns the same as `save`. */
  async function publish(): Promise<string | null> {
    const issue = findIssue()
    if (issue !== null) return issue
    const saved = isDirty || isNew ? await saveIt() : base
    if (saved) await publishSaved(saved)
    return null
  }

  const publishSaved = (saved: Form) =>
    attempt(async () => {
      const now = await publishing.send(onVersion(saved))
      adopt(now, designOf(saved))
      toast.success(t('published', { number: now.latest }), { cause: 'form' })
    })

  /** Independent of other changes: closing a form does not affect its design. */
  const setClosed = (isClosed: boolean) =>
    attempt(async () => {
      const close = (on: Form) => updating.send({ ...onVersion(on), body: { isClosed } })
      const now = await close(form).catch(error => {
        if (!isRefused(updateForm, 412, error)) throw error
        return close(error.body.current)
      })
      adoptForm(now)
      toast.success(t(isClosed ? 'closedNow' : 'openNow'), { cause: 'form' })
    })

  return {
    form,
    draft,
    setDraft,
    issues,
    isBusy,
    isNew,
    isDirty,
    isBehind,
    question,
    save,
    publish,
    setClosed,
    discard: () => {
      setIsChecked(false)
      setDraft(designOf(form))
      setBase(form)
    },
  }
}
export type Design = ReturnType<typeof useDesign>
