import { useAction } from '#client/api/use-action.ts'
import { useMessages } from '#client/i18n/i18n.ts'
import { FormDialog } from '#client/ui/dialog/form-dialog.tsx'
import { SelectField } from '#client/ui/form/select-field.tsx'
import { TextField } from '#client/ui/form/text-field.tsx'
import { useContractForm } from '#client/ui/form/use-contract-form.tsx'
import { linkToInvitation } from '#pages/page3/page3_05-sessions/screens/invitation/link.ts'
import { createInvitation } from '#resources/invitations/contract.ts'
import { DEFAULT_ROLE } from '#shared/platform/roles.ts'
import { accountMessages } from './messages.ts'
import { fieldOptions, useRoleOptions } from './roles.ts'
import { showSecret } from './secrets.ts'

/** Creates an invitation and shows its link once. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages(accountMessages)
  const roles = useRoleOptions()
  const inviting = useAction(createInvitation)
  const { field, formProps } = useContractForm({
    initialValues: { note: '', roleId: String(DEFAULT_ROLE) },
    words: accountMessages,
    send: async ({ note, roleId }) => {
      const { secret } = await inviting.send({ body: { note, roleId: Number(roleId) } })
      showSecret({ title: t('linkTitle'), text: t('linkText'), label: t('link'), value: linkToInvitation(secret) })
    },
    onSent: onClose,
  })
  return (
    <FormDialog
      title={t('inviteTitle')}
      submitLabel={t('createLink')}
      {...formProps}
      isIncomplete={roles.length === 0}
      onClose={onClose}
    >
      <TextField {...field('note', { label: t('note'), help: t('noteHelp') })} maxLength={100} autoComplete="off" />
      <SelectField {...field('roleId', { label: t('role'), help: t('roleHelp') })} options={fieldOptions(roles)} />
    </FormDialog>
  )
}
