import { type FormErrors, useForm } from '@mantine/form'
import { type ReactNode, useState } from 'react'
import type { $ZodType as Schema } from 'zod/v4/core'
import { actionMessages } from '#client/api/action-messages.ts'
import { useFailureText } from '#client/api/problem-text.ts'
import { useMessages } from '#client/i18n/i18n.ts'
import { useIsShown } from '#client/state/use-is-shown.ts'
import { toast } from '#client/toast/toast.ts'
import type { Messages } from '#shared/messages.ts'
import { FormErrorText, type Refusal } from './issues/form-error.tsx'
import { IssueText } from './issues/issue-text.tsx'
import { type Issues, issuesOf, issuesOfRefusal } from './issues/issues.ts'

type Options<V> = {
  /** Without one, `check` or the server finds the issues. */
  schema?: Schema
  initialValues: V
  /** The page's messages. `<field>_<code>` is its text for an issue of a field. */
  words: Messages
  /** Rules that the schema can't express, such as a repeated password. */
  check?: (values: V) => Issues
  /**
   * Sends the form. Errors that it throws are shown on the fields that the server names, or above the buttons; once the
   * form is closed, in a toast. `false`: nothing was sent.
   */
  send: (values: V) => Promise<unknown>
  /** After it was sent, unless the form is closed by then, because another dialog may be open. */
  onSent?: () => void
}

/** A form that validates with an endpoint's schema, so client and server share the rules. */
export function useContractForm<V extends Record<string, unknown>>({
  schema,
  initialValues,
  words,
  check,
  send,
  onSent,
}: Options<V>) {
  const t = useMessages(actionMessages)
  const failureText = useFailureText()
  const isShown = useIsShown()
  const [isSending, setIsSending] = useState(false)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const say = (issues: Issues): FormErrors =>
    Object.fromEntries(
      Object.entries(issues).map(([path, issue]) => [
        path,
        <IssueText key={path} path={path} issue={issue} words={words} />,
      ]),
    )
  const form = useForm<V>({
    initialValues,
    validate: values => say({ ...(schema && issuesOf(schema, values)), ...check?.(values) }),
  })

  /** By the order of the fields on the screen, which may differ from the schema's. Unfolds the fields with errors. */
  const focusFirst = (errors: FormErrors) => {
    const nodes = Object.keys(errors)
      .map(path => form.getInputNode(path))
      .filter(node => node !== null)
    nodes.sort((one, other) => (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1))
    for (const node of nodes) {
      const fold = node.closest('details')
      if (fold) fold.open = true
    }
    nodes[0]?.focus()
  }

  async function submit(values: V) {
    if (isSending) return
    setIsSending(true)
    setRefusal(null)
    try {
      const sent = await send(values)
      if (sent !== false && isShown()) onSent?.()
    } catch (error) {
      if (!isShown()) return toast.error(failureText(error, reason => t('failed', { reason })))
      const errors = say(issuesOfRefusal(error))
      const known = Object.keys(errors).filter(path => (path.split('.')[0] ?? '') in initialValues)
      if (known.length === 0) setRefusal({ error, at: new Date() })
      form.setErrors(errors)
      focusFirst(errors)
    } finally {
      setIsSending(false)
    }
  }

  /** The props of a field component: its value and change handler, its texts, its error. */
  const field = <K extends keyof V & string>(path: K, { label, help }: { label: string; help?: ReactNode }) => ({
    ...form.getInputProps(path),
    // Leaving a field untouched is not an error, and an extra line would move the control that is being pressed.
    onBlur: () => {
      if (form.isDirty(path)) void form.validateField(path)
    },
    value: form.values[path],
    label,
    help,
    readOnly: isSending,
  })

  const handleSubmit = form.onSubmit(submit, focusFirst)
  /** Shown above the form's buttons. */
  const errorText = refusal ? <FormErrorText refusal={refusal} /> : null
  /** The props of a `Form` or a `FormDialog`. */
  const formProps = { onSubmit: handleSubmit, isSending, errorText }
  return { form, field, isSending, handleSubmit, errorText, formProps }
}
