import { useMessages } from '#client/i18n/i18n.ts'
import { Card } from '#client/ui/card.tsx'
import { Checkbox } from '#client/ui/choices/checkbox.tsx'
import { Choices } from '#client/ui/choices/choices.tsx'
import look from '#client/ui/look.module.css'
import { messages } from './messages.ts'
import { SLOW_MS, TROUBLES, type TroubleState } from './trouble.ts'

/** The page's experiment: what happens to the next chunk, and whether the network is slow. */
export function TroubleCard({ trouble }: { trouble: TroubleState }) {
  const t = useMessages(messages)
  const next = trouble.next ?? 'none'
  return (
    <Card title={t('trouble')}>
      <p className={look.intro}>{t('troubleText')}</p>
      <div className={look.stack}>
        <Checkbox
          label={t('slow', { seconds: SLOW_MS / 1000 })}
          isChecked={trouble.isSlow}
          onChange={trouble.slowDown}
        />
        <div className={look.stack} data-gap="8">
          <span className={look.strong} aria-hidden="true">
            {t('nextChunk')}
          </span>
          <Choices
            label={t('nextChunk')}
            value={next}
            choices={(['none', ...TROUBLES] as const).map(value => ({ value, label: t(value) }))}
            onChange={value => trouble.prepare(value === 'none' ? null : value)}
          />
          <p className={look.dim} style={{ minHeight: '3lh' }} role="status">
            {t(`says_${next}`)}
          </p>
        </div>
      </div>
    </Card>
  )
}
