import { useMessages } from '#client/i18n/i18n.ts'
import { Card } from '#client/ui/card.tsx'
import { messages } from '#pages/page6/page6_06-theme-and-access/messages.ts'
import type { TabProps } from '#pages/page6/page6_06-theme-and-access/use-preferences.ts'
import { Setting } from './setting.tsx'

const TEXT_SIZES = [85, 100, 115, 130, 150]
const RADII = [0, 6, 12, 18]
const FONTS = ['system', 'serif', 'wide', 'mono'] as const
const DENSITIES = ['compact', 'standard', 'spacious'] as const
const MOTIONS = ['system', 'reduced'] as const

/** The sizes to choose from. One that came from a file of design tokens is one of them. */
const withOwn = (sizes: readonly number[], own: number) =>
  [...new Set([...sizes, own])].toSorted((a, b) => a - b).map(size => String(size))

export function ReadingCard({ preferences, save }: TabProps) {
  const t = useMessages(messages)
  const { textSize, font, density, radius, motion } = preferences
  return (
    <Card title={t('reading')}>
      <Setting
        label={t('textSize')}
        help={t('textSizeHelp')}
        value={String(textSize)}
        choices={withOwn(TEXT_SIZES, textSize).map(value => ({ value, label: `${value}%` }))}
        onChange={value => save({ textSize: Number(value) })}
      />
      <Setting
        label={t('font')}
        value={font}
        choices={FONTS.map(value => ({ value, label: t(`font_${value}`) }))}
        onChange={value => save({ font: value })}
      />
      <Setting
        label={t('density')}
        value={density}
        choices={DENSITIES.map(value => ({ value, label: t(`density_${value}`) }))}
        onChange={value => save({ density: value })}
      />
      <Setting
        label={t('radius')}
        value={String(radius)}
        choices={withOwn(RADII, radius).map(value => ({ value, label: value === '0' ? t('square') : `${value} px` }))}
        onChange={value => save({ radius: Number(value) })}
      />
      <Setting
        label={t('motion')}
        help={t('motionHelp')}
        value={motion}
        choices={MOTIONS.map(value => ({ value, label: t(`motion_${value}`) }))}
        onChange={value => save({ motion: value })}
      />
    </Card>
  )
}
