import * as z from 'zod/mini'
import { useMessages } from '#client/i18n/i18n.ts'
import { useGlobal } from '#client/state/state.ts'
import { Card } from '#client/ui/card.tsx'
import { Form } from '#client/ui/form/form.tsx'
import { NumberField } from '#client/ui/form/number-field.tsx'
import { SelectField } from '#client/ui/form/select-field.tsx'
import { useContractForm } from '#client/ui/form/use-contract-form.tsx'
import look from '#client/ui/look.module.css'
import { BUG_KINDS, BUG_LEVELS, type BugKind, type BugLevel, MAX_BUGS, MAX_SEED } from '#shared/platform/bugs.ts'
import { useStart } from './hunts.ts'
import { messages } from './messages.ts'

const MINUTES = ['30', '60', '120'] as const
const Schema = z.object({
  bugs: z.int().check(z.minimum(1), z.maximum(MAX_BUGS)),
  seed: z.nullable(z.int().check(z.minimum(0), z.maximum(MAX_SEED))),
})
type Values = {
  bugs: number | null
  level: BugLevel | 'all'
  kind: BugKind | 'all'
  minutes: (typeof MINUTES)[number]
  seed: number | null
}
const INITIAL: Values = { bugs: 5, level: 'all', kind: 'all', minutes: '60', seed: null }

/** How many bugs, which, and for how long. */
export function StartCard() {
  const t = useMessages(messages)
  const start = useStart()
  const mayFork = useGlobal(({ permissions }) => permissions.includes('sandboxes:write'))
  const { field, formProps } = useContractForm<Values>({
    schema: Schema,
    initialValues: INITIAL,
    words: messages,
    send: ({ bugs, level, kind, minutes, seed }) =>
      start({
        bugs: bugs ?? 1,
        minutes: Number(minutes),
        ...(level !== 'all' && { level }),
        ...(kind !== 'all' && { kinds: [kind] }),
        ...(seed !== null && { seed }),
      }),
  })
  return (
    <Card title={t('newHunt')}>
      <p className={look.intro}>{t('intro')}</p>
      <Form
        label={t('newHunt')}
        submit={t('start')}
        {...formProps}
        isDisabled={!mayFork}
        actions={!mayFork && <span className={look.dim}>{t('mayNot')}</span>}
      >
        <NumberField {...field('bugs', { label: t('bugs'), help: t('bugsHelp', { most: MAX_BUGS }) })} maxLength={2} />
        <SelectField
          {...field('level', { label: t('level') })}
          options={(['all', ...BUG_LEVELS] as const).map(value => ({ value, label: t(`level_${value}`) }))}
        />
        <SelectField
          {...field('kind', { label: t('kind') })}
          options={(['all', ...BUG_KINDS] as const).map(value => ({ value, label: t(`kind_${value}`) }))}
        />
        <SelectField
          {...field('minutes', { label: t('time') })}
          options={MINUTES.map(value => ({ value, label: t('minutes', { count: Number(value) }) }))}
        />
        <NumberField {...field('seed', { label: t('seed'), help: t('seedHelp') })} maxLength={10} />
      </Form>
    </Card>
  )
}
