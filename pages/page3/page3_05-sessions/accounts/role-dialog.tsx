import { useState } from 'react'
import { isRefused } from '#client/api/connect.ts'
import { atVersion, useAction } from '#client/api/use-action.ts'
import { useMessages } from '#client/i18n/i18n.ts'
import { toast } from '#client/toast/toast.ts'
import { FormDialog } from '#client/ui/dialog/form-dialog.tsx'
import { SelectField } from '#client/ui/form/select-field.tsx'
import { useContractForm } from '#client/ui/form/use-contract-form.tsx'
import { type Account, updateAccount } from '#resources/accounts/contract.ts'
import { DEFAULT_ROLE } from '#shared/platform/roles.ts'
import { accountMessages } from './messages.ts'
import { fieldOptions, useRoleOptions } from './roles.ts'

/** Changes the role of an account in main. */
export function RoleDialog({ account, onClose }: { account: Account; onClose: () => void }) {
  const t = useMessages(accountMessages)
  const roles = useRoleOptions()
  const updating = useAction(updateAccount)
  const [version, setVersion] = useState(account.version)
  const { field, formProps } = useContractForm({
    initialValues: { roleId: String(account.role?.id ?? DEFAULT_ROLE) },
    words: accountMessages,
    send: async ({ roleId }) => {
      const body = { roleId: Number(roleId) }
      try {
        await updating.send({ params: { accountId: account.id }, headers: atVersion({ version }), body })
      } catch (error) {
        // Whoever has read that it was changed may save again.
        if (isRefused(updateAccount, 412, error)) setVersion(error.body.current.version)
        throw error
      }
      toast.success(t('roleChanged', { account: account.account }), { cause: 'accounts' })
    },
    onSent: onClose,
  })
  return (
    <FormDialog
      title={t('roleTitle', { account: account.account })}
      submitLabel={t('save')}
      {...formProps}
      isIncomplete={roles.length === 0}
      onClose={onClose}
    >
      <SelectField {...field('roleId', { label: t('role'), help: t('roleHelp') })} options={fieldOptions(roles)} />
    </FormDialog>
  )
}
