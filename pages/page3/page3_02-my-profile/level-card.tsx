import { useAction } from '#client/api/use-action.ts'
import { useMessages } from '#client/i18n/i18n.ts'
import { adoptSession } from '#client/session/session.ts'
import { useGlobal } from '#client/state/state.ts'
import { toast } from '#client/toast/toast.ts'
import { Card } from '#client/ui/card.tsx'
import { Form } from '#client/ui/form/form.tsx'
import type { Issues } from '#client/ui/form/issues/issues.ts'
import { PasswordField } from '#client/ui/form/password-field.tsx'
import { useContractForm } from '#client/ui/form/use-contract-form.tsx'
import look from '#client/ui/look.module.css'
import { setLevel } from '#resources/sessions/contract.ts'
import { messages } from './messages.ts'

const requireCode = ({ code }: { code: string }): Issues => (code === '' ? { code: { code: 'required' } } : {})

/**
 * The level of the session, and the code that raises it (S-AUTH-5). The server checks the code, which is not stored in
 * the client.
 */
export function LevelCard() {
  const t = useMessages(messages)
  const level = useGlobal(global => global.level)
  const setting = useAction(setLevel, { onDone: adoptSession })
  const { form, field, formProps } = useContractForm({
    schema: setLevel.body,
    initialValues: { code: '' },
    words: messages,
    check: requireCode,
    send: async body => {
      const session = await setting.send({ body })
      form.reset()
      if (session.level === 'supersuper') toast.success(t('levelIs', { level: session.level }), { cause: 'level' })
      else toast.warning(t('wrongCode'), { cause: 'level' })
    },
  })
  return (
    <Card title={t('level')}>
      <p>
        {t('levelNow')} <strong>{t(level)}</strong>
      </p>
      <p className={look.dim} data-above="4" data-below="16">
        {t('levelText')}
      </p>
      <Form label={t('level')} {...formProps} submit={t('setLevel')} isMinor>
        <PasswordField {...field('code', { label: t('code'), help: t('codeHelp') })} autoComplete="off" />
      </Form>
    </Card>
  )
}
