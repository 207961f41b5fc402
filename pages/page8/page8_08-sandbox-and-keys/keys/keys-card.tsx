import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { isRefused } from '#client/api/connect.ts'
import { atVersion, useAction } from '#client/api/use-action.ts'
import { useMessages } from '#client/i18n/i18n.ts'
import { toast } from '#client/toast/toast.ts'
import { Button } from '#client/ui/button.tsx'
import { Card } from '#client/ui/card.tsx'
import { FormDialog } from '#client/ui/dialog/form-dialog.tsx'
import { issuesOf } from '#client/ui/form/issues/issues.ts'
import { TextAreaField } from '#client/ui/form/text-area-field.tsx'
import { TextField } from '#client/ui/form/text-field.tsx'
import { useContractForm } from '#client/ui/form/use-contract-form.tsx'
import look from '#client/ui/look.module.css'
import { Loaded } from '#client/ui/states/loaded.tsx'
import { TabNote } from '#client/ui/tab-note.tsx'
import { type ApiKey, updateKey } from '#resources/keys/contract.ts'
import type { Sandbox } from '#resources/sandboxes/contract.ts'
import { MAX_KEYS } from '#shared/platform/api-keys.ts'
import { KeyItem } from './key-item.tsx'
import { keysQuery, type MadeKey, onFields, originsIn } from './keys.ts'
import { keyMessages } from './messages.ts'
import { NewKeyDialog } from './new-key-dialog.tsx'

type Props = { sandboxes: Sandbox[]; onMade: (made: MadeKey) => void }

export function KeysCard({ sandboxes, onMade }: Props) {
  const t = useMessages(keyMessages)
  const query = useQuery(keysQuery)
  const [isMaking, setIsMaking] = useState(false)
  const [edited, setEdited] = useState<ApiKey | null>(null)
  const isFull = (query.data?.rows.length ?? 0) >= MAX_KEYS
  return (
    <Card title={t('keys')}>
      <p className={look.intro}>{t('keysText')}</p>
      <TabNote of="program" />
      <Loaded query={query} height={120}>
        {({ rows }) => (
          <>
            {rows.length === 0 ? (
              <p className={look.dim}>{t('noKeys')}</p>
            ) : (
              <ul className={look.rows}>
                {rows.map(key => (
                  <KeyItem key={key.id} apiKey={key} onEdit={() => setEdited(key)} />
                ))}
              </ul>
            )}
            <div className={look.row} data-above="12">
              <Button
                kind={rows.length === 0 ? 'main' : 'plain'}
                label={t('newKey')}
                disabled={isFull}
                onClick={() => setIsMaking(true)}
              />
              {isFull && <span className={look.dim}>{t('keyLimit', { count: MAX_KEYS })}</span>}
            </div>
          </>
        )}
      </Loaded>
      {isMaking && <NewKeyDialog sandboxes={sandboxes} onMade={onMade} onClose={() => setIsMaking(false)} />}
      {edited && <EditKeyDialog apiKey={edited} onClose={() => setEdited(null)} />}
    </Card>
  )
}

type Values = { name: string; origins: string }
const bodyOf = ({ name, origins }: Values) => ({ name, origins: originsIn(origins) })

/** Edits name and origins. The scope of a key never changes; that needs a new key. */
function EditKeyDialog({ apiKey, onClose }: { apiKey: ApiKey; onClose: () => void }) {
  const t = useMessages(keyMessages)
  const updating = useAction(updateKey)
  const [version, setVersion] = useState(apiKey.version)
  const title = t('editTitle', { name: apiKey.name })
  const { field, formProps } = useContractForm<Values>({
    initialValues: { name: apiKey.name, origins: apiKey.origins.join('\n') },
    words: keyMessages,
    check: values => onFields(issuesOf(updateKey.body, bodyOf(values))),
    send: async values => {
      try {
        await updating.send({ params: { keyId: apiKey.id }, headers: atVersion({ version }), body: bodyOf(values) })
      } catch (error) {
        if (!isRefused(updateKey, 412, error)) throw error
        setVersion(error.body.current.version)
        toast.warning(t('staleKey'), { cause: apiKey.id })
        return false
      }
      toast.success(t('isSaved', { name: values.name.trim() }), { cause: apiKey.id })
    },
    onSent: onClose,
  })
  return (
    <FormDialog title={title} submitLabel={t('save')} {...formProps} onClose={onClose}>
      <TextField {...field('name', { label: t('name') })} maxLength={60} autoComplete="off" />
      <TextAreaField
        {...field('origins', { label: t('origins'), help: t('originsHelp') })}
        rows={3}
        spellCheck={false}
        autoCapitalize="none"
      />
    </FormDialog>
  )
}
