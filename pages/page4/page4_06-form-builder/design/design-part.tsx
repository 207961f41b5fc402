import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs'
import { useId, useRef } from 'react'
import { useLocale } from '#client/i18n/use-locale.ts'
import { useGlobal } from '#client/state/state.ts'
import { toast } from '#client/toast/toast.ts'
import { Button } from '#client/ui/button.tsx'
import { Card } from '#client/ui/card.tsx'
import { MergeDialog } from '#client/ui/form/merge/merge-dialog.tsx'
import { TextField } from '#client/ui/form/text-field.tsx'
import look from '#client/ui/look.module.css'
import { AskedFields } from '#pages/page4/page4_06-form-builder/fill/asked-fields.tsx'
import type { Answering } from '#pages/page4/page4_06-form-builder/fill/use-answering.ts'
import { messages } from '#pages/page4/page4_06-form-builder/messages.ts'
import type { FormVersion } from '#resources/forms/contract.ts'
import { FIELD_KINDS, inLanguage, MAX_FIELDS } from '#resources/forms/rules.ts'
import { DesignBar } from './design-bar.tsx'
import { FieldList } from './field-list.tsx'
import { issueAt } from './issues.tsx'
import { fieldIn, type Parts } from './merge-designs.ts'
import type { Design } from './use-design.ts'
import { type Fields, useFields } from './use-fields.ts'

type Props = { design: Design; versions: readonly FormVersion[]; trying: Answering }

/** The design of a form, with its preview beside it. */
export function DesignPart({ design, versions, trying }: Props) {
  const { t, language } = useLocale(messages)
  const canWrite = useGlobal(global => global.permissions.includes('forms:write'))
  const room = useRef<HTMLDivElement>(null)
  const { draft, setDraft, issues, question } = design
  const fields = useFields(design)
  const setTitle = (of: 'en' | 'zh', text: string) => setDraft(now => ({ ...now, title: { ...now.title, [of]: text } }))

  function handleTry() {
    if (trying.check()) toast.success(t('tryGood'), { cause: 'try' })
  }
  const preview = (
    <Card title={t('preview')}>
      <p className={look.note} data-below="12">
        {t('previewNote')}
      </p>
      {draft.fields.length === 0 ? (
        <p className={look.note} data-below="12">
          {t('noFields')}
        </p>
      ) : (
        <AskedFields
          label={inLanguage(draft.title, language)}
          fields={draft.fields}
          answering={trying}
          onSubmit={handleTry}
          actions={<Button type="submit" label={t('tryIt')} />}
        />
      )}
    </Card>
  )
  if (!canWrite)
    return (
      <>
        <p className={look.message} data-below="16" data-tone="info">
          {t('lookOnly')}
        </p>
        {preview}
      </>
    )
  return (
    <div ref={room}>
      <DesignBar design={design} versions={versions} onRefused={place => goTo(place)} />
      <div className={look.columns}>
        <Card title={t('design')}>
          <div className={look.stack}>
            <div className={look.columns} style={{ '--column': '200px' }} data-gap="12">
              <TextField
                label={t('titleEn')}
                help={t('eitherHelp')}
                error={issueAt(issues, 'title.en')}
                data-path="title.en"
                lang="en"
                value={draft.title.en}
                onChange={event => setTitle('en', event.currentTarget.value)}
              />
              <TextField
                label={t('titleZh')}
                error={issueAt(issues, 'title.zh')}
                data-path="title.zh"
                lang="zh-Hant-TW"
                value={draft.title.zh}
                onChange={event => setTitle('zh', event.currentTarget.value)}
              />
            </div>
            <FieldList fields={fields} issues={issues} />
            <AddFields fields={fields} />
          </div>
        </Card>
        {preview}
      </div>
      <MergeDialog question={question} label={labelOf} say={inWords} />
    </div>
  )

  /** Opens the field that has an issue, and focuses it. */
  function goTo(path: string) {
    const place = /^fields\.(\d+)/.exec(path)?.[1]
    const field = place === undefined ? undefined : draft.fields[Number(place)]
    if (field) fields.setOpenId(field.id)
    requestAnimationFrame(() => {
      const controls = room.current?.querySelectorAll<HTMLElement>('[data-path]') ?? []
      const control = [...controls].find(one => one.dataset.path === path)
      ;(control ?? (field && room.current?.querySelector<HTMLElement>(`[data-handle="${field.id}"]`)))?.focus()
    })
  }

  function labelOf(part: string): string {
    if (part === 'title' || part === 'order') return t(part)
    const sides = question && [question.sides.mine, question.sides.theirs, question.sides.base]
    const field = sides?.map(side => fieldIn(side, part)).find(one => one !== null)
    return field ? fields.nameOf(field) : part
  }

  function inWords(part: string, parts: Parts): string {
    if (part === 'title') return [parts.title.en, parts.title.zh].filter(Boolean).join(' / ')
    const named = (id: string) => {
      const field = fieldIn(parts, id)
      return field ? fields.nameOf(field) : t('isGone')
    }
    if (part === 'order') return parts.order.map(named).join(' → ')
    const field = fieldIn(parts, part)
    if (!field) return t('isGone')
    const { en, zh } = field.label
    return [[en, zh].filter(Boolean).join(' / '), t(`kind_${field.kind}`), field.isRequired && t('isRequiredMark')]
      .filter(Boolean)
      .join(' · ')
  }
}

function AddFields({ fields }: { fields: Fields }) {
  const { t } = useLocale(messages)
  const id = useId()
  return (
    <fieldset className={look.fieldset} aria-labelledby={id}>
      <h3 id={id} className={look.subtitle}>
        {t('add')}
      </h3>
      <div className={look.row}>
        {FIELD_KINDS.map(kind => (
          <Button
            key={kind}
            isSmall
            icon={IconPlus}
            iconSize={14}
            label={t(`kind_${kind}`)}
            disabled={fields.fields.length >= MAX_FIELDS}
            onClick={() => fields.add(kind)}
          />
        ))}
      </div>
    </fieldset>
  )
}
