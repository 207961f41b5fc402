import IconCopy from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs'
import { useState } from 'react'
import { useAction } from '#client/api/use-action.ts'
import { useMessages } from '#client/i18n/i18n.ts'
import { useSession } from '#client/session/use-session.ts'
import { useIsShown } from '#client/state/use-is-shown.ts'
import { toast } from '#client/toast/toast.ts'
import { Button } from '#client/ui/button.tsx'
import { copyText } from '#client/ui/copy/copy-text.ts'
import { Dialog } from '#client/ui/dialog/dialog.tsx'
import { FormDialog } from '#client/ui/dialog/form-dialog.tsx'
import { issuesOf } from '#client/ui/form/issues/issues.ts'
import { SelectField } from '#client/ui/form/select-field.tsx'
import { TextAreaField } from '#client/ui/form/text-area-field.tsx'
import { TextField } from '#client/ui/form/text-field.tsx'
import { useContractForm } from '#client/ui/form/use-contract-form.tsx'
import look from '#client/ui/look.module.css'
import { createKey } from '#resources/keys/contract.ts'
import type { Sandbox } from '#resources/sandboxes/contract.ts'
import { SCOPES, type Scope } from '#shared/platform/api-keys.ts'
import { MAIN } from '#shared/platform/sandboxes.ts'
import { LIVES, type MadeKey, onFields, originsIn } from './keys.ts'
import { keyMessages } from './messages.ts'

type Values = { name: string; scope: Scope; sandboxId: string; origins: string; life: (typeof LIVES)[number] }

const bodyOf = ({ name, scope, sandboxId, origins, life }: Values) => ({
  name,
  scope,
  sandboxId,
  origins: originsIn(origins),
  days: life === 'always' ? null : Number(life),
})

type Props = { sandboxes: Sandbox[]; onMade: (made: MadeKey) => void; onClose: () => void }

/** Asks for the scope of a key, creates it, and shows it once. */
export function NewKeyDialog({ sandboxes, onMade, onClose }: Props) {
  const t = useMessages(keyMessages)
  const [token, setToken] = useState<string | null>(null)
  const isShown = useIsShown()
  const { send } = useAction(createKey, {
    onDone({ key: { id, name }, token }) {
      setToken(token)
      onMade({ id, token })
      if (isShown()) return
      // The dialog was closed meanwhile, and nothing else ever shows the key.
      const action = { label: t('copyKey'), onClick: () => void copyText(token) }
      toast.success(t('createdLate', { name }), { cause: id, action, resource: 'keys' })
    },
  })
  if (!token) return <KeyForm sandboxes={sandboxes} send={values => send({ body: bodyOf(values) })} onClose={onClose} />
  return (
    <Dialog title={t('createdTitle')} onClose={onClose}>
      <MadeKeyText token={token} onClose={onClose} />
    </Dialog>
  )
}

type FormProps = { sandboxes: Sandbox[]; send: (values: Values) => Promise<unknown>; onClose: () => void }

function KeyForm({ sandboxes, send, onClose }: FormProps) {
  const t = useMessages(keyMessages)
  const session = useSession()
  const { form, field, formProps } = useContractForm<Values>({
    initialValues: { name: '', scope: 'read', sandboxId: session?.sandbox.id ?? MAIN, origins: '', life: '90' },
    words: keyMessages,
    check: values => onFields(issuesOf(createKey.body, bodyOf(values))),
    send,
  })
  const { scope, sandboxId } = form.values
  return (
    <FormDialog title={t('newTitle')} submitLabel={t('create')} {...formProps} onClose={onClose}>
      <TextField {...field('name', { label: t('name'), help: t('nameHelp') })} maxLength={60} autoComplete="off" />
      <div className={look.columns} style={{ '--column': '180px' }}>
        <SelectField
          {...field('scope', { label: t('scope'), help: t('scopeHelp') })}
          options={SCOPES.map(value => ({ value, label: t(value) }))}
        />
        <SelectField
          {...field('life', { label: t('validFor') })}
          options={LIVES.map(value => ({
            value,
            label: value === 'always' ? t('untilRevoked') : t('days', { count: Number(value) }),
          }))}
        />
      </div>
      <SelectField
        {...field('sandboxId', {
          label: t('sandbox'),
          help: t(scope === 'write' && sandboxId === MAIN ? 'sharedHelp' : 'ownHelp'),
        })}
        options={sandboxes.filter(row => row.snapshotOf === null).map(({ id, name }) => ({ value: id, label: name }))}
      />
      <TextAreaField
        {...field('origins', { label: t('origins'), help: t('originsHelp') })}
        rows={2}
        spellCheck={false}
        autoCapitalize="none"
      />
    </FormDialog>
  )
}

/** Shows the key itself, only this once. */
function MadeKeyText({ token, onClose }: { token: string; onClose: () => void }) {
  const t = useMessages(keyMessages)
  return (
    <div className={look.stack} data-gap="12">
      <p role="status">{t('createdText')}</p>
      <TextField
        label={t('key')}
        value={token}
        readOnly
        autoFocus
        spellCheck={false}
        onFocus={event => event.currentTarget.select()}
      />
      <p className={look.message} data-tone="warn">
        {t('createdWarning')}
      </p>
      <div className={look.row}>
        <Button kind="main" icon={IconCopy} label={t('copyKey')} onClick={() => copyText(token)} />
        <Button label={t('done')} onClick={onClose} />
      </div>
    </div>
  )
}
