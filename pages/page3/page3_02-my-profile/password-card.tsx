import { useQuery } from '@tanstack/react-query'
import { useAction } from '#client/api/use-action.ts'
import { useMessages } from '#client/i18n/i18n.ts'
import { sessionQuery } from '#client/session/session.ts'
import { useLeaveGuard } from '#client/shell/leave-guard.tsx'
import { toast } from '#client/toast/toast.ts'
import { Card } from '#client/ui/card.tsx'
import { Form } from '#client/ui/form/form.tsx'
import type { Issues } from '#client/ui/form/issues/issues.ts'
import { PasswordField } from '#client/ui/form/password-field.tsx'
import { useContractForm } from '#client/ui/form/use-contract-form.tsx'
import look from '#client/ui/look.module.css'
import { Loaded } from '#client/ui/states/loaded.tsx'
import { changePassword } from '#resources/profile/contract.ts'
import { messages } from './messages.ts'

const EMPTY = { current: '', next: '', repeat: '' }
const checkRepeat = ({ next, repeat }: typeof EMPTY): Issues => (repeat === next ? {} : { repeat: { code: 'differs' } })

const FORM_HEIGHT_PX = 330

/** Changes the operator's own password. The hint is shown while the account has its demo password. */
export function PasswordCard() {
  const t = useMessages(messages)
  const session = useQuery(sessionQuery)
  return (
    <Card title={t('password')}>
      <Loaded query={session} height={FORM_HEIGHT_PX}>
        {({ hasDemoPassword }) => (
          <>
            {hasDemoPassword && (
              <p className={look.message} data-below="16" data-tone="warn">
                {t('demoPassword')}
              </p>
            )}
            <PasswordForm />
          </>
        )}
      </Loaded>
    </Card>
  )
}

function PasswordForm() {
  const t = useMessages(messages)
  // The session says whether the account still has its demo password.
  const changing = useAction(changePassword, { alsoChanges: ['sessions'] })
  const { form, field, formProps } = useContractForm({
    schema: changePassword.body,
    initialValues: EMPTY,
    words: messages,
    check: checkRepeat,
    send: async ({ current, next }) => {
      await changing.send({ body: { current, next } })
      form.reset()
      toast.success(t('passwordChanged'), { cause: 'password' })
    },
  })
  useLeaveGuard(form.isDirty())
  return (
    <Form
      label={t('password')}
      {...formProps}
      submit={t('changePassword')}
      isMinor
      actions={<span className={look.dim}>{t('passwordText')}</span>}
    >
      <PasswordField {...field('current', { label: t('current') })} autoComplete="current-password" />
      <PasswordField {...field('next', { label: t('next'), help: t('nextHelp') })} autoComplete="new-password" />
      <PasswordField {...field('repeat', { label: t('repeat') })} autoComplete="new-password" />
    </Form>
  )
}
