import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs'
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs'
import IconCircleX from '@tabler/icons-react/dist/esm/icons/IconCircleX.mjs'
import IconInfoCircle from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs'
import { useEffect, useState } from 'react'
import { useMessages } from '#client/i18n/i18n.ts'
import type { Icon } from '#client/theme/icon.ts'
import { Button } from '#client/ui/button.tsx'
import { Card } from '#client/ui/card.tsx'
import palette from '#client/ui/chart/palette.module.css'
import { Checkbox } from '#client/ui/choices/checkbox.tsx'
import { SelectField } from '#client/ui/form/select-field.tsx'
import look from '#client/ui/look.module.css'
import { messages } from '#pages/page6/page6_06-theme-and-access/messages.ts'
import { VISIONS, type Vision } from '#pages/page6/page6_06-theme-and-access/search-params.ts'
import { filterOf, VisionFilters } from './vision-filters.tsx'

const TONES = [
  ['good', IconCircleCheck],
  ['warn', IconAlertTriangle],
  ['bad', IconCircleX],
  ['info', IconInfoCircle],
] as const satisfies [string, Icon][]

/** What the preferences look like, to any eyes. */
export function SampleCard({ vision, onVision }: { vision: Vision; onVision: (vision: Vision) => void }) {
  const t = useMessages(messages)
  const [isEverywhere, setIsEverywhere] = useState(false)
  const whole = isEverywhere ? filterOf(vision) : 'none'

  useEffect(() => {
    const { style } = document.documentElement
    style.filter = whole === 'none' ? '' : whole
    return () => {
      style.filter = ''
    }
  }, [whole])

  return (
    <div className={look.shrink}>
      <Card title={t('sample')}>
        <VisionFilters />
        <div className={look.stack}>
          <SelectField
            label={t('vision')}
            help={t(`vision_${vision}_help`)}
            value={vision}
            // Its options are the visions.
            onChange={event => onVision(event.currentTarget.value)}
            options={VISIONS.map(value => ({ value, label: t(`vision_${value}`) }))}
          />
          <Checkbox label={t('everywhere')} isChecked={isEverywhere} onChange={setIsEverywhere} />
          {/* Only to look at. */}
          <div
            inert
            className={`${look.stack} ${look.box} ${look.surface}`}
            data-gap="12"
            data-pad="16"
            style={{ filter: isEverywhere ? 'none' : filterOf(vision) }}
          >
            <h3 className={look.heading}>{t('sampleTitle')}</h3>
            <p className={look.dim}>{t('sampleText')}</p>
            <p className={`${look.tinted} ${look.rounded}`} data-pad="8 12">
              <span className={`${look.link} ${look.underlined}`}>{t('sampleLink')}</span>
            </p>
            <ul className={look.row}>
              {TONES.map(([tone, Mark]) => (
                <li key={tone} className={`${look.badge} ${look.inline} ${look.middle}`} data-gap="4" data-tone={tone}>
                  <Mark size={14} aria-hidden /> {t(`tone_${tone}`)}
                </li>
              ))}
            </ul>
            <div className={look.row}>
              <Button kind="main" label={t('sampleButton')} />
              <Button label={t('sampleOther')} />
            </div>
            <svg
              viewBox="0 0 200 60"
              className={`${look.full} ${palette.palette}`}
              style={{ maxHeight: 72 }}
              aria-hidden="true"
            >
              {[52, 34, 44, 22, 38, 28].map((height, at) => (
                <rect
                  key={height}
                  x={at * 34}
                  y={60 - height}
                  width={26}
                  height={height}
                  style={{ fill: `var(--chart-${at + 1})` }}
                />
              ))}
            </svg>
          </div>
        </div>
      </Card>
    </div>
  )
}
