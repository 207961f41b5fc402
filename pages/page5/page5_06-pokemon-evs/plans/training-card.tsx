import { useMemo } from 'react'
import { Link } from 'react-router'
import { useLocale } from '#client/i18n/use-locale.ts'
import { Card } from '#client/ui/card.tsx'
import { Checkbox } from '#client/ui/choices/checkbox.tsx'
import look from '#client/ui/look.module.css'
import { linkToEntry } from '#pages/page5/page5_06-pokemon-evs/links.ts'
import type { Entry } from '#pages/page5/page5_06-pokemon-evs/pokedex.ts'
import {
  featherMessages,
  powerItemMessages,
  statMessages,
  vitaminMessages,
} from '#pages/page5/page5_06-pokemon-evs/terms-messages.ts'
import type { Stat, StatValues } from '#resources/species/rules.ts'
import { planMessages } from './messages.ts'
import { MAX_FEATHERS, type Methods, type Step, targetsFor, trainSpread } from './training.ts'

type TrainingCardProps = {
  evs: StatValues
  entries: readonly Entry[]
  methods: Methods
  onChange: (patch: Partial<Methods>) => void
}

const METHODS = ['knockOuts', 'powerItems', 'vitamins', 'feathers'] as const

/** The shortest training for the plan's effort values, with the chosen methods. */
export function TrainingCard({ evs, entries, methods, onChange }: TrainingCardProps) {
  const { t } = useLocale(planMessages)
  const { t: tStat } = useLocale(statMessages)
  const list = useMemo(() => trainSpread(evs, entries, methods), [evs, entries, methods])
  const steps = list.flatMap(({ training }) => ('steps' in training ? training.steps : []))
  const count = (isKnockOut: boolean) =>
    steps
      .filter(({ method }) => (method.kind === 'knock-out') === isKnockOut)
      .reduce((sum, step) => sum + step.count, 0)
  const totals = [
    ...(count(true) > 0 ? [t('knockOutCount', { count: count(true) })] : []),
    ...(count(false) > 0 ? [t('itemCount', { count: count(false) })] : []),
  ]
  const isAnyOn = methods.knockOuts || methods.vitamins || methods.feathers
  return (
    <Card title={t('training')}>
      <p className={look.intro}>{t('trainingText')}</p>
      <fieldset className={`${look.fieldset} ${look.stack}`} data-below="16" data-gap="2">
        <legend className="visually-hidden">{t('methods')}</legend>
        {METHODS.map(method => (
          <Checkbox
            key={method}
            label={t(method, { most: MAX_FEATHERS })}
            isChecked={methods[method] && (method !== 'powerItems' || methods.knockOuts)}
            disabled={method === 'powerItems' && !methods.knockOuts}
            onChange={isChosen => onChange({ [method]: isChosen })}
          />
        ))}
      </fieldset>
      {list.length === 0 && <p className={look.dim}>{t('nothingToTrain')}</p>}
      {list.map(({ stat, target, training }) => (
        <section key={stat} className={look.ruled} data-pad="12 0" aria-label={tStat(stat)}>
          <h3>
            {tStat(stat)} <span className={`${look.dim} ${look.digits}`}>{target}</span>
          </h3>
          {'steps' in training ? (
            <ul className={look.stack} data-above="8" data-gap="8">
              {training.steps.map(step => (
                <StepLine key={JSON.stringify(step.method)} stat={stat} step={step} entries={entries} />
              ))}
            </ul>
          ) : (
            <p className={look.warn} data-above="8">
              {isAnyOn ? t('unreachable', { target, nearest: training.nearest }) : t('noMethod')}
            </p>
          )}
        </section>
      ))}
      {totals.length > 0 && (
        <p className={`${look.ruled} ${look.strong}`} data-pad="12 0 0">
          {totals.join(' · ')}
        </p>
      )}
    </Card>
  )
}

function StepLine({ stat, step, entries }: { stat: Stat; step: Step; entries: readonly Entry[] }) {
  const { t } = useLocale(planMessages)
  const { t: tPower } = useLocale(powerItemMessages)
  const { t: tVitamin } = useLocale(vitaminMessages)
  const { t: tFeather } = useLocale(featherMessages)
  const { method, gain, count } = step
  return (
    <li className={look.tracks} style={{ '--columns': '48px minmax(0, 1fr) 40px' }} data-gap="8">
      <span className={`${look.strong} ${look.digits} ${look.endText}`}>{count} ×</span>
      <span>
        {method.kind === 'knock-out' && <Opponents found={targetsFor(entries, stat, method.yields)} />}
        {method.kind === 'vitamin' && tVitamin(stat)}
        {method.kind === 'feather' && tFeather(stat)}
        <span className={look.dim}>
          {method.kind === 'knock-out' && method.hasItem && <> · {t('holding', { item: tPower(stat) })}</>} ·{' '}
          {t('each', { gain })}
        </span>
      </span>
      <span className={`${look.dim} ${look.digits} ${look.endText}`}>{count * gain}</span>
    </li>
  )
}

const MAX_NAMED = 3

/** The weakest Pokémon with the needed yield. */
function Opponents({ found }: { found: readonly Entry[] }) {
  const { t, language } = useLocale(planMessages)
  // The sentence comes from the translation; the links are inserted here.
  const [before, after = ''] = t('defeat', { names: '\n' }).split('\n')
  return (
    <>
      {before}
      {found.slice(0, MAX_NAMED).map((entry, index) => (
        <span key={entry.dexId}>
          {index > 0 && t('or')}
          <Link to={linkToEntry(entry.dexId)}>{entry.name[language]}</Link>
        </span>
      ))}
      {after}
    </>
  )
}
