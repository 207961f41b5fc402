import { useLocale } from '#client/i18n/use-locale.ts'
import { useGlobal } from '#client/state/state.ts'
import { Button } from '#client/ui/button.tsx'
import { Card } from '#client/ui/card.tsx'
import { FormErrorText } from '#client/ui/form/issues/form-error.tsx'
import look from '#client/ui/look.module.css'
import { Empty } from '#client/ui/states/empty.tsx'
import { Notice } from '#client/ui/states/notice.tsx'
import { messages } from '#pages/page4/page4_06-form-builder/messages.ts'
import type { Form } from '#resources/forms/contract.ts'
import { inLanguage } from '#resources/forms/rules.ts'
import { Problem } from '#shared/errors.ts'
import { AskedFields } from './asked-fields.tsx'
import type { Filling } from './use-filling.ts'

export function FillPart({ form, filling }: { form: Form; filling: Filling }) {
  const { t, language } = useLocale(messages)
  const canAnswer = useGlobal(global => global.permissions.includes('form-answers:write'))
  const { version, latest, answering, isSending, refusal, send, goOver } = filling
  // The common text would suggest deleting one first, which is impossible here.
  const isFull = refusal?.error instanceof Problem && refusal.error.code === 'limit-reached'
  if (!version || !latest) return <Empty title={t('notYetTitle')} text={t('notYetText')} />
  if (form.isClosed && !answering.isTyped)
    return (
      <Notice tone="locked" level={2} title={t('closedTitle')}>
        {t('closedText')}
      </Notice>
    )
  return (
    <div style={{ maxWidth: 720 }}>
      <div role="status">
        {latest.number > version.number && (
          <div className={`${look.message} ${look.row}`} data-gap="8 12" data-below="16" data-tone="info">
            <p className={look.grow} style={{ flexBasis: 320 }}>
              {t('newer', { latest: latest.number, number: version.number })}
            </p>
            <Button label={t('goOver', { latest: latest.number })} onClick={goOver} />
          </div>
        )}
      </div>
      <Card title={inLanguage(version.title, language)}>
        <p className={look.note} data-below="12">
          {t('fillVersion', { number: version.number })}
        </p>
        <AskedFields
          label={inLanguage(version.title, language)}
          fields={version.fields}
          answering={answering}
          onSubmit={() => void send()}
          errorText={
            isFull ? (
              <p className={look.message} data-tone="bad" role="alert">
                {t('answersFull')}
              </p>
            ) : (
              refusal && <FormErrorText refusal={refusal} />
            )
          }
          actions={
            canAnswer ? (
              <Button kind="main" type="submit" isBusy={isSending} label={t('send')} />
            ) : (
              <p className={look.dim}>{t('mayNotAnswer')}</p>
            )
          }
        />
      </Card>
    </div>
  )
}
