import { useState } from 'react'
import { isRefused } from '#client/api/connect.ts'
import { atVersion, useAction } from '#client/api/use-action.ts'
import { useMessages } from '#client/i18n/i18n.ts'
import { toast } from '#client/toast/toast.ts'
import { FormDialog } from '#client/ui/dialog/form-dialog.tsx'
import { issuesOf } from '#client/ui/form/issues/issues.ts'
import { TextAreaField } from '#client/ui/form/text-area-field.tsx'
import { TextField } from '#client/ui/form/text-field.tsx'
import { useContractForm } from '#client/ui/form/use-contract-form.tsx'
import { type ApiKey, updateKey } from '#resources/keys/contract.ts'
import { keyMessages } from './key-messages.ts'
import { onFields, originsIn } from './keys.ts'

type Values = { name: string; origins: string }
const bodyOf = ({ name, origins }: Values) => ({ name, origins: originsIn(origins) })

/** Edits name and origins. The scope of a key never changes; that needs a new key. */
export function EditKeyDialog({ apiKey, onClose }: { apiKey: ApiKey; onClose: () => void }) {
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
        return toast.warning(t('staleKey'), { cause: apiKey.id })
      }
      toast.success(t('isSaved', { name: values.name.trim() }), { cause: apiKey.id })
      onClose()
    },
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
