import type { FocusEvent, KeyboardEvent } from 'react'
import * as z from 'zod/mini'
import { useMessages } from '#client/i18n/i18n.ts'
import { useLeaveGuard } from '#client/shell/leave-guard.tsx'
import { isComposing } from '#client/shortcuts/is-composing.ts'
import { Button } from '#client/ui/button.tsx'
import { Form } from '#client/ui/form/form.tsx'
import { TextField } from '#client/ui/form/text-field.tsx'
import { useContractForm } from '#client/ui/form/use-contract-form.tsx'
import look from '#client/ui/look.module.css'
import { messages } from '#pages/page3/page3_06-org-tree/messages.ts'
import { TeamFields } from '#resources/teams/contract.ts'
import styles from './team-form.module.css'

type Props = {
  label: string
  name: TeamFields['name']
  onSend: (name: TeamFields['name']) => Promise<void>
  /** `isBack`: the form was closed by key or button, so the focus returns to the tree. */
  onLeave: (isBack: boolean) => void
}

const Names = z.pick(TeamFields, { name: true })

/**
 * A form for a team's names, in the team's place in the tree. Enter saves, Escape cancels. Moving the focus away also
 * cancels if nothing has changed.
 */
export function TeamForm({ label, name, onSend, onLeave }: Props) {
  const t = useMessages(messages)
  const { form, isSending, formProps } = useContractForm({
    schema: Names,
    initialValues: { name },
    words: messages,
    send: values => onSend(values.name),
  })
  useLeaveGuard(form.isDirty())
  const nested = (path: 'name.en' | 'name.zh', fieldLabel: string) => ({
    ...form.getInputProps(path),
    label: fieldLabel,
    readOnly: isSending,
    maxLength: 60,
    autoComplete: 'off',
  })
  function handleKeyDown(event: KeyboardEvent) {
    // The tree's shortcut keys are ordinary letters here.
    event.stopPropagation()
    if (event.key === 'Escape' && !isComposing(event)) onLeave(true)
  }
  function handleBlur({ currentTarget, relatedTarget }: FocusEvent) {
    if (!isSending && !form.isDirty() && !currentTarget.contains(relatedTarget)) onLeave(false)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only stops the keys inside from reaching the tree.
    <div
      className={`${look.grow} ${look.shrink} ${styles.form}`}
      data-pad="12"
      onKeyDown={handleKeyDown}
      onBlur={handleBlur}
    >
      <Form
        label={label}
        submit={t('save')}
        {...formProps}
        actions={<Button label={t('cancel')} onClick={() => onLeave(true)} />}
      >
        <div className={`${look.columns} ${look.stretch}`} data-gap="12" style={{ '--column': '200px' }}>
          <TextField {...nested('name.en', t('nameEn'))} autoFocus lang="en" />
          <TextField {...nested('name.zh', t('nameZh'))} lang="zh-Hant" />
        </div>
      </Form>
    </div>
  )
}
