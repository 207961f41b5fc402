import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs'
import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs'
import { useRead } from '#client/api/use-read.ts'
import { useLocale } from '#client/i18n/use-locale.ts'
import { useUrlState } from '#client/router/url-state.ts'
import { Card } from '#client/ui/card.tsx'
import { SelectField } from '#client/ui/form/select-field.tsx'
import look from '#client/ui/look.module.css'
import { Loaded } from '#client/ui/states/loaded.tsx'
import { type Explanation, explainRight, type RoleHolder } from '#resources/roles/contract.ts'
import { messages } from './messages.ts'
import type { EntityDeeds } from './rights.ts'
import { Question } from './search-params.ts'

/** undefined: they are loading. */
type Props = { holders: readonly RoleHolder[] | undefined; entities: readonly EntityDeeds[] | undefined }

/** Asks the server why an operator may or may not do something. */
export function WhyCard({ holders = [], entities = [] }: Props) {
  const { t, language } = useLocale(messages)
  const [{ who, what }, ask] = useUrlState(Question)
  const accountId = who ?? holders.find(({ isYou }) => isYou)?.accountId
  const query = useRead(
    explainRight,
    { query: { accountId, endpoint: what } },
    {
      enabled: accountId !== undefined,
      // The answer depends on roles, previews and levels, and whoever asks wants it as of now.
      staleTime: 0,
    },
  )
  return (
    <Card title={t('why')}>
      <p className={look.intro}>{t('whyText')}</p>
      <div
        className={`${look.tracks} ${look.oneColumnSmall}`}
        style={{ '--columns': 'minmax(0, 1fr) minmax(0, 2fr)' }}
        data-gap="16"
      >
        <div className={`${look.stack} ${look.packed}`} data-gap="12">
          <SelectField
            label={t('who')}
            value={String(accountId ?? '')}
            options={holders.map(({ accountId: id, account }) => ({ value: String(id), label: account }))}
            onChange={event => ask({ who: Number(event.currentTarget.value) }, { replace: true })}
          />
          <SelectField
            label={t('what')}
            value={what}
            options={entities.map(({ title, deeds }) => ({
              label: title[language],
              options: deeds.map(({ id, summary }) => ({ value: id, label: summary[language] })),
            }))}
            onChange={event => ask({ what: event.currentTarget.value }, { replace: true })}
          />
        </div>
        <div aria-live="polite">
          <Loaded query={query} height={120}>
            {explanation => <Answer explanation={explanation} />}
          </Loaded>
        </div>
      </div>
    </Card>
  )
}

type Step = Explanation['steps'][number]

/** The server's answer in words: the verdict, its reasons, and what would change it. */
function Answer({ explanation }: { explanation: Explanation }) {
  const { t, language } = useLocale(messages)
  const { account: who, permission, isAllowed, steps, remedies } = explanation
  const Icon = isAllowed ? IconCircleCheck : IconLock

  function word({ by, allows, level, role, isDefault }: Step): string {
    if (by === 'level' || by === 'role' || by === 'preview') {
      const text = t(`by_${by}_${allows ? 'yes' : 'no'}`, { level, role: role?.name[language] ?? '–' })
      return isDefault ? text + (language === 'zh' ? '' : ' ') + t('isDefault') : text
    }
    return t(`by_${by}`)
  }

  return (
    <>
      <p className={`${look.line} ${look.message}`} data-tone={isAllowed ? 'good' : 'bad'}>
        <Icon size={20} stroke={1.8} aria-hidden />
        <strong>{t(isAllowed ? 'may' : 'mayNot', { who })}</strong>
      </p>
      <ol className={look.bullets} data-above="8">
        {permission && <li>{t('needs', { permission })}</li>}
        {steps.map(step => (
          <li key={step.by}>{word(step)}</li>
        ))}
      </ol>
      {remedies.length > 0 && (
        <>
          <h3 className={look.subtitle} data-above="12">
            {t('remedies')}
          </h3>
          <ul className={look.bullets} data-above="8">
            {remedies.map(({ code, roles }) => (
              <li key={code}>
                {t(`remedy_${code}`, {
                  who,
                  permission,
                  roles: roles.map(({ name }) => name[language]).join(language === 'zh' ? '、' : ', '),
                })}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  )
}
