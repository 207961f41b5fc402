import { useAction } from '#client/api/use-action.ts'
import { useMessages } from '#client/i18n/i18n.ts'
import { FormDialog } from '#client/ui/dialog/form-dialog.tsx'
import { issuesOf } from '#client/ui/form/issues/issues.ts'
import { SelectField } from '#client/ui/form/select-field.tsx'
import { TextField } from '#client/ui/form/text-field.tsx'
import { useContractForm } from '#client/ui/form/use-contract-form.tsx'
import { createAccount } from '#resources/accounts/contract.ts'
import { DEFAULT_ROLE } from '#shared/platform/roles.ts'
import { accountMessages } from './messages.ts'
import { fieldOptions, useRoleOptions } from './roles.ts'
import { showSecret } from './secrets.ts'

type Values = { account: string; name: string; roleId: string }
const bodyOf = ({ account, name, roleId }: Values) => ({ account: account.trim(), name, roleId: Number(roleId) })

/** Adds an account and shows its password once. */
export function NewAccountDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages(accountMessages)
  const roles = useRoleOptions()
  const creating = useAction(createAccount)
  const { field, formProps } = useContractForm<Values>({
    initialValues: { account: '', name: '', roleId: String(DEFAULT_ROLE) },
    words: accountMessages,
    check: values => issuesOf(createAccount.body, bodyOf(values)),
    send: async values => {
      const { account, password } = await creating.send({ body: bodyOf(values) })
      showSecret({
        title: t('passwordTitle', { account: account.account }),
        text: t('passwordText'),
        label: t('password'),
        value: password,
      })
    },
    onSent: onClose,
  })
  return (
    <FormDialog
      title={t('add')}
      submitLabel={t('create')}
      {...formProps}
      isIncomplete={roles.length === 0}
      onClose={onClose}
    >
      <TextField
        {...field('account', { label: t('account'), help: t('accountHelp') })}
        maxLength={40}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextField {...field('name', { label: t('name') })} maxLength={80} autoComplete="off" />
      <SelectField {...field('roleId', { label: t('role'), help: t('roleHelp') })} options={fieldOptions(roles)} />
    </FormDialog>
  )
}
