import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatsOf } from '#client/i18n/formats.ts'
import { zoneLabel, zoneOptions } from '#client/i18n/time-zones.ts'
import { useLocale } from '#client/i18n/use-locale.ts'
import { profileQuery } from '#client/session/profile.ts'
import { useLeaveGuard } from '#client/shell/leave-guard.tsx'
import { Button } from '#client/ui/button.tsx'
import { Card } from '#client/ui/card.tsx'
import { Form } from '#client/ui/form/form.tsx'
import { MergeDialog } from '#client/ui/form/merge/merge-dialog.tsx'
import { NumberField } from '#client/ui/form/number-field.tsx'
import { SearchField } from '#client/ui/form/search-field.tsx'
import { TextField } from '#client/ui/form/text-field.tsx'
import look from '#client/ui/look.module.css'
import { Loaded } from '#client/ui/states/loaded.tsx'
import type { Profile } from '#resources/profile/contract.ts'
import { messages } from './messages.ts'
import { useProfileForm } from './use-profile-form.ts'

/** The operator's own details: the console's reference form. */
export function ProfileCard() {
  const { t } = useLocale(messages)
  const profile = useQuery(profileQuery)
  return (
    <Card title={t('details')}>
      <Loaded query={profile} height="var(--details-height)">
        {data => <ProfileForm profile={data} />}
      </Loaded>
    </Card>
  )
}

function ProfileForm({ profile }: { profile: Profile }) {
  const { t, language } = useLocale(messages)
  const { form, field, isSending, isDirty, base, discard, question, formProps } = useProfileForm(profile)
  // Offsets change with the season, so one calculation per visit is enough.
  const [now] = useState(() => new Date())
  useLeaveGuard(isDirty)

  const lastSaved = formatsOf(language, base.timeZone).moment(base.updatedAt)
  return (
    <>
      <Form
        label={t('details')}
        submit={t('save')}
        {...formProps}
        isDisabled={!isDirty}
        actions={
          <>
            {isDirty && <Button label={t('discard')} disabled={isSending} onClick={discard} />}
            <span className={look.dim} role="status">
              {isDirty ? t('unsaved') : t('lastSaved', { time: lastSaved })}
            </span>
          </>
        }
      >
        <p>
          <span className={look.dim}>{t('account')}</span> {base.account}
        </p>
        <TextField {...field('name', { label: t('name'), help: t('nameHelp') })} autoComplete="name" />
        <NumberField {...field('age', { label: t('age'), help: t('ageHelp') })} maxLength={4} />
        <TextField
          {...field('email', { label: t('email'), help: t('emailHelp') })}
          type="email"
          autoComplete="email"
          spellCheck={false}
        />
        <TextField
          {...field('address', { label: t('address'), help: t('addressHelp') })}
          autoComplete="street-address"
        />
        <SearchField
          {...field('timeZone', { label: t('timeZone'), help: t('timeZoneHelp') })}
          valueLabel={zoneLabel(form.values.timeZone, now)}
          options={() => zoneOptions(form.values.timeZone, now)}
        />
      </Form>
      <MergeDialog question={question} label={t} />
    </>
  )
}
