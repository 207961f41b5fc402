import { useState } from 'react'
import * as z from 'zod/mini'
import { atVersion, useAction } from '#client/api/use-action.ts'
import { useLocale } from '#client/i18n/use-locale.ts'
import { toast } from '#client/toast/toast.ts'
import { FormDialog } from '#client/ui/dialog/form-dialog.tsx'
import { SelectField } from '#client/ui/form/select-field.tsx'
import { TextField } from '#client/ui/form/text-field.tsx'
import { useContractForm } from '#client/ui/form/use-contract-form.tsx'
import { messages } from '#pages/page3/page3_03-roles/messages.ts'
import { roleNow, showRole } from '#pages/page3/page3_03-roles/roles.ts'
import { createRole, type Role, RoleFields, updateRole } from '#resources/roles/contract.ts'

type Props = {
  /** The role to rename; null for a new one. */
  role: Role | null
  roles: readonly Role[]
  onClose: () => void
}

/** Names a role. A new role starts with the permissions of another one. */
export function RoleDialog({ role, roles, onClose }: Props) {
  const { t, language } = useLocale(messages)
  const creating = useAction(createRole, { onDone: showRole })
  const renaming = useAction(updateRole, { onDone: showRole })
  const [from, setFrom] = useState('')
  const source = roles.find(({ id }) => String(id) === from)

  const { form, field, isSending, formProps } = useContractForm({
    schema: NameFields,
    initialValues: { name: role?.name ?? { en: '', zh: '' } },
    words: messages,
    send: async ({ name }) => {
      const saved = role ? await rename(role, name) : await create(name)
      toast.success(t(role ? 'isRenamed' : 'isCreated', { role: saved.name[language] }), { cause: 'role' })
    },
    onSent: onClose,
  })
  function rename(opened: Role, name: Role['name']) {
    const now = roleNow(opened.id)
    // Other permissions don't matter, but another name must not be overwritten unseen.
    const base = now && isSameName(now, opened) ? now : opened
    return renaming.send({ params: { roleId: base.id }, headers: atVersion(base), body: { name } })
  }
  const create = (name: Role['name']) =>
    creating.send({ body: { name, permissions: source?.permissions ?? [], basis: source?.basis ?? 'none' } })

  const title = role ? t('renameOf', { role: role.name[language] }) : t('newRole')
  const nested = (path: 'name.en' | 'name.zh', label: string) => ({
    ...form.getInputProps(path),
    label,
    readOnly: isSending,
    maxLength: 40,
    autoComplete: 'off',
  })
  // The server's issue is about both names, so it is shown below the second.
  const { error } = field('name', { label: '' })
  return (
    <FormDialog title={title} submitLabel={t(role ? 'save' : 'create')} {...formProps} onClose={onClose}>
      <TextField {...nested('name.en', t('nameEn'))} lang="en" />
      <TextField
        {...nested('name.zh', t('nameZh'))}
        error={form.getInputProps('name.zh').error ?? error}
        lang="zh-Hant"
      />
      {!role && (
        <SelectField
          label={t('from')}
          value={from}
          options={[
            { value: '', label: t('fromNone') },
            ...roles.map(({ id, name }) => ({ value: String(id), label: name[language] })),
          ]}
          onChange={event => setFrom(event.currentTarget.value)}
        />
      )}
    </FormDialog>
  )
}

const isSameName = ({ name: one }: Role, { name: other }: Role) => one.en === other.en && one.zh === other.zh

const NameFields = z.pick(RoleFields, { name: true })
