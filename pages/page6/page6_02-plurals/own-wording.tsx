import { useState } from 'react'
import * as z from 'zod/mini'
import { api } from '#client/api/api.ts'
import { isRefused } from '#client/api/connect.ts'
import { useLanguage, useMessages } from '#client/i18n/i18n.ts'
import { Card } from '#client/ui/card.tsx'
import { Form } from '#client/ui/form/form.tsx'
import { SelectField } from '#client/ui/form/select-field.tsx'
import { TextAreaField } from '#client/ui/form/text-area-field.tsx'
import { TextField } from '#client/ui/form/text-field.tsx'
import { useContractForm } from '#client/ui/form/use-contract-form.tsx'
import look from '#client/ui/look.module.css'
import { type Preview, previewWording, WordingText } from '#resources/wordings/contract.ts'
import { LANGUAGES, type Language } from '#shared/messages.ts'
import { messages, samples } from './messages.ts'
import styles from './page.module.css'
import { PreviewTable } from './preview-table.tsx'

/** A text of the operator's own, formatted by the server next to the specification's. */
export function OwnWording() {
  const t = useMessages(messages)
  const [language, setLanguage] = useState<Language>(useLanguage())
  return (
    <Card title={t('own')}>
      <p className={look.dim} data-below="12">
        {t('ownText')}
      </p>
      <div className={`${look.stack} ${styles.own}`} data-gap="16">
        <SelectField
          label={t('language')}
          value={language}
          options={LANGUAGES.map(value => ({ value, label: t(value) }))}
          onChange={event => setLanguage(event.currentTarget.value)}
        />
        <TextForm key={language} language={language} />
      </div>
    </Card>
  )
}

const Fields = z.object({ text: WordingText })
const SIGNS_SHOWN = 14

function TextForm({ language }: { language: Language }) {
  const t = useMessages(messages)
  const [preview, setPreview] = useState<Preview | null>(null)
  const [place, setPlace] = useState<{ before: string; after: string } | null>(null)
  const { form, isSending, formProps } = useContractForm({
    schema: Fields,
    initialValues: { text: specified(language) },
    words: messages,
    send: async ({ text }) => {
      setPlace(null)
      try {
        setPreview(await api.call(previewWording, { body: { language, text, from: 0, to: 20 } }))
      } catch (error) {
        // The previous result belongs to another text.
        setPreview(null)
        if (isRefused(previewWording, 422, error)) setPlace(splitAt(text.interval, error.body.at))
        throw error
      }
    },
  })
  const nested = (path: 'text.interval' | 'text.one' | 'text.other', label: string) => ({
    ...form.getInputProps(path),
    label,
    readOnly: isSending,
    autoComplete: 'off',
    spellCheck: false,
  })
  const interval = nested('text.interval', t('intervals'))
  return (
    <>
      <Form label={t('own')} submit={t('ask')} {...formProps}>
        <TextAreaField
          {...interval}
          rows={3}
          maxLength={1000}
          help={t('intervalsHelp')}
          error={
            interval.error && (
              <>
                {interval.error}
                {place && (
                  <span className={`${look.block} ${look.mono} ${styles.place}`}>
                    {place.before}
                    <mark>{place.after || t('end')}</mark>
                  </span>
                )}
              </>
            )
          }
        />
        <div className={look.columns} data-gap="16" style={{ '--column': '260px' }}>
          {language === 'en' && <TextField {...nested('text.one', t('one'))} maxLength={200} />}
          <TextField
            {...nested('text.other', t('other'))}
            maxLength={200}
            help={t('otherHelp', { sign: '{{count}}' })}
          />
        </div>
      </Form>
      <div role="status">{preview && <PreviewTable preview={preview} />}</div>
    </>
  )
}

/** The text as the specification has it. */
function specified(language: Language) {
  const text = samples.texts.items[language]
  if (typeof text === 'string') return { interval: '', one: '', other: text }
  return { interval: text.interval ?? '', one: text.one ?? '', other: text.other }
}

/** The characters just before a position of a text, and at it. */
const splitAt = (text: string, at: number) => ({
  before: `${at > SIGNS_SHOWN ? '…' : ''}${text.slice(Math.max(0, at - SIGNS_SHOWN), at)}`,
  after: text.slice(at, at + SIGNS_SHOWN),
})
