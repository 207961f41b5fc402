import { Button } from '@mantine/core'
import { useState } from 'react'
import * as z from 'zod/mini'
import { api } from '#client/api/api.ts'
import { isRefused } from '#client/api/connect.ts'
import { useMessages } from '#client/i18n/i18n.ts'
import { Dialog } from '#client/ui/dialog/dialog.tsx'
import { Form } from '#client/ui/form/form.tsx'
import { issuesOf } from '#client/ui/form/issues.ts'
import { TextAreaField } from '#client/ui/form/text-area-field.tsx'
import { TextField } from '#client/ui/form/text-field.tsx'
import { useContractForm } from '#client/ui/form/use-contract-form.tsx'
import { toast } from '#client/ui/toast.ts'
import { type ApiKey, updateKey } from '#resources/keys/contract.ts'
import { keyMessages } from './key-messages.ts'
import { onFields, originsIn, readKeysAgain } from './keys.ts'

type Values = { name: string; origins: string }
const bodyOf = ({ name, origins }: Values) => ({ name, origins: originsIn(origins) })

/** Another name, other origins. What the key opens stays: for that one makes another key. */
export function EditKeyDialog({ apiKey, onClose }: { apiKey: ApiKey; onClose: () => void }) {
  const t = useMessages(keyMessages)
  const [version, setVersion] = useState(apiKey.version)
  const title = t('editTitle', { name: apiKey.name })
  const { field, isSending, handleSubmit, errorText } = useContractForm<Values>({
    schema: z.looseObject({}),
    initialValues: { name: apiKey.name, origins: apiKey.origins.join('\n') },
    words: keyMessages,
    check: values => onFields(issuesOf(updateKey.body, bodyOf(values))),
    send: async values => {
      try {
        const headers = { 'if-match': `"${version}"` }
        await api.call(updateKey, { params: { keyId: apiKey.id }, headers, body: bodyOf(values) })
      } catch (error) {
        if (!isRefused(updateKey, 412, error)) throw error
        setVersion(error.body.current.version)
        return toast.warning(t('staleKey'), { cause: apiKey.id })
      }
      await readKeysAgain()
      toast.success(t('isSaved', { name: values.name.trim() }), { cause: apiKey.id })
      onClose()
    },
  })
  return (
    <Dialog title={title} onClose={onClose}>
      <Form
        label={title}
        onSubmit={handleSubmit}
        errorText={errorText}
        actions={
          <>
            <Button type="submit" loading={isSending}>
              {t('save')}
            </Button>
            <Button variant="default" onClick={onClose}>
              {t('cancel')}
            </Button>
          </>
        }
      >
        <TextField {...field('name', { label: t('name') })} maxLength={60} autoComplete="off" />
        <TextAreaField
          {...field('origins', { label: t('origins'), help: t('originsHelp') })}
          rows={3}
          autoFocus
          spellCheck={false}
          autoCapitalize="none"
        />
      </Form>
    </Dialog>
  )
}
