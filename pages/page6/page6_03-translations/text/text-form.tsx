import { api } from '#client/api/api.ts'
import { queryClient } from '#client/api/query.ts'
import { atVersion, useAction } from '#client/api/use-action.ts'
import { useMessages } from '#client/i18n/i18n.ts'
import { useLeaveGuard } from '#client/shell/leave-guard.tsx'
import { Button } from '#client/ui/button.tsx'
import { Form } from '#client/ui/form/form.tsx'
import { MergeDialog } from '#client/ui/form/merge/merge-dialog.tsx'
import { TextAreaField } from '#client/ui/form/text-area-field.tsx'
import look from '#client/ui/look.module.css'
import { StateBadge } from '#pages/page6/page6_03-translations/columns.tsx'
import { messages } from '#pages/page6/page6_03-translations/messages.ts'
import styles from '#pages/page6/page6_03-translations/page.module.css'
import {
  readTranslation,
  type Translation,
  type TranslationDetails,
  updateTranslation,
} from '#resources/translations/contract.ts'
import {
  type Form as FormName,
  formsAllowed,
  formsNeeded,
  isTooLong,
  placeholderRule,
  TARGET_TAGS,
  widthLimit,
  widthOf,
} from '#resources/translations/rules.ts'
import { Preview } from './preview.tsx'
import { TextFacts } from './text-facts.tsx'
import { useTextForm } from './use-text-form.ts'

type Props = { details: TranslationDetails; canWrite: boolean }

/** The form of a text: its originals, its forms, a live preview, and the steps from draft to review. */
export function TextForm({ details, canWrite }: Props) {
  const t = useMessages(messages)
  const { english, own, language, key, published } = details
  const { form, typed, isSending, isDirty, base, question, formProps } = useTextForm(details)
  const steps = useTextSteps(details)
  useLeaveGuard(isDirty)
  const lang = TARGET_TAGS[language]
  const needed = formsNeeded(english, language)
  const forms = formsAllowed(english, language)
  const { allowed } = placeholderRule(english)
  const names = [...allowed].map(name => `{{${name}}}`).join(' ')
  const labelOf = (name: FormName) =>
    t(name === 'other' && forms.includes('one') ? 'form_plural' : (`form_${name}` as const))
  const width = Math.max(widthOf(typed.other), widthOf(typed.one ?? ''))
  const measured = { width, limit: widthLimit(english) }
  const isBusy = isSending || steps.isBusy

  return (
    <>
      <dl className={`${look.facts} ${look.termColumns} ${look.oneColumnSmall}`} data-below="16">
        <dt>{t('state')}</dt>
        <dd>
          <StateBadge state={base.state} isMissing={own === null} t={t} />
        </dd>
        <Source label={t('source')} text={english} lang="en" />
        {own && language !== 'en' && <Source label={t('ownText')} text={own} lang={lang} />}
        {published && <Source label={t('publishedText')} text={published} lang={lang} />}
      </dl>
      <Form
        label={key}
        {...formProps}
        submit={canWrite && t('save')}
        isDisabled={!isDirty || steps.isBusy}
        actions={
          canWrite ? (
            <>
              {base.state === 'draft' && (
                <Button label={t('submit')} disabled={isDirty || isBusy} onClick={() => steps.submit(base)} />
              )}
              {base.state === 'in-review' && (
                <Button label={t('withdraw')} disabled={isDirty || isBusy} onClick={() => steps.withdraw(base)} />
              )}
              {(base.state === 'draft' || base.state === 'in-review') && (
                <Button
                  kind="quiet"
                  isDanger
                  label={t('discard')}
                  disabled={isDirty || isBusy}
                  onClick={() => steps.discard(base)}
                />
              )}
              {base.state === 'published' && (
                <Button
                  kind="quiet"
                  label={t('useOriginal')}
                  disabled={isDirty || isBusy}
                  onClick={() => steps.restoreOriginal(base)}
                />
              )}
            </>
          ) : null
        }
      >
        {!canWrite && (
          <p className={look.message} data-tone="info">
            {t('readOnly')}
          </p>
        )}
        {forms.map(name => (
          <TextAreaField
            key={name}
            {...form.getInputProps(`text.${name}`)}
            label={labelOf(name)}
            help={[!needed.includes(name) && t('optionalForm'), names && t('useHelp', { names })]
              .filter(Boolean)
              .join(' ')}
            lang={lang}
            rows={typed.other.length > 80 || name === 'interval' ? 4 : 2}
            readOnly={!canWrite || isSending}
            spellCheck={true}
          />
        ))}
        <p className={look.note} data-tone={isTooLong(typed, english) ? 'warn' : undefined} role="status">
          {t(isTooLong(typed, english) ? 'tooLong' : 'width', measured)}
        </p>
        <Preview text={typed} details={details} isDirty={isDirty} />
      </Form>
      <TextFacts details={details} />
      <MergeDialog
        question={question}
        label={() => t('text')}
        say={(_, { text }) => [text.one, text.other, text.interval].filter(part => part).join(' / ')}
      />
    </>
  )
}

function Source({ label, text, lang }: { label: string; text: TranslationDetails['english']; lang: string }) {
  return (
    <>
      <dt>{label}</dt>
      <dd lang={lang} className={`${look.block} ${styles.text}`}>
        {[text.one, text.other, text.interval].filter(part => part !== undefined).join('\n')}
      </dd>
    </>
  )
}

type Fields = { text?: Translation['text']; isInReview?: boolean }

/** Shows a text as it is now. Without it, a further step before it is read again would be based on an old version. */
function show(now: Translation): void {
  const { queryKey } = api.query(readTranslation, { params: { translationId: now.id } })
  queryClient.setQueryData(queryKey, before => before && { ...before, ...now })
}

/** The steps of a text between draft, review and original, each with Undo. */
export function useTextSteps({ key }: TranslationDetails) {
  const t = useMessages(messages)
  const { run, isBusy } = useAction(updateTranslation, { cause: 'text', onDone: show })
  const step = (current: Translation, body: Fields, done: string) =>
    void run(
      { params: { translationId: current.id }, headers: atVersion(current), body },
      {
        done: () => done,
        undo: saved => () => {
          const { text, isInReview } = current
          return run({ params: { translationId: saved.id }, headers: atVersion(saved), body: { text, isInReview } })
        },
      },
    )
  return {
    isBusy,
    submit: (current: Translation) => step(current, { isInReview: true }, t('submitted', { key })),
    withdraw: (current: Translation) => step(current, { isInReview: false }, t('withdrawn', { key })),
    discard: (current: Translation) => step(current, { text: current.published }, t('discarded', { key })),
    restoreOriginal: (current: Translation) => step(current, { text: null }, t('saved', { key })),
  }
}
