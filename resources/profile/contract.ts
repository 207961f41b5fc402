import * as z from 'zod/mini'
import { endpoint, refusal, secret } from '#shared/contract.ts'
import { ifMatch } from '#shared/headers.ts'
import { schemaOf } from '#shared/schema-of.ts'
import { fields } from './fields.ts'

export const title = { en: 'Profile', zh: '個人資料' }
export const description = 'The profile of the signed-in operator.'

export const Profile = schemaOf(fields)
export type Profile = z.infer<typeof Profile>

/** The fields that an operator can change. `age` is in whole years; null if not given. */
export const ProfileFields = z.pick(Profile, { name: true, age: true, email: true, address: true, timeZone: true })
export type ProfileFields = z.infer<typeof ProfileFields>

export const PASSWORD_MIN_LENGTH = 8
export const NewPassword = z.string().check(z.minLength(PASSWORD_MIN_LENGTH), z.maxLength(200), secret)

export const readProfile = endpoint('GET /api/profile', {
  summary: { en: 'Get your profile', zh: '讀取自己的個人資料' },
  needs: 'profile:read',
  replies: { 200: Profile },
})

export const updateProfile = endpoint('PATCH /api/profile', {
  summary: { en: 'Update your profile', zh: '更新自己的個人資料' },
  needs: 'profile:write',
  headers: z.object(ifMatch),
  body: z.partial(ProfileFields),
  replies: { 200: Profile, 422: refusal(['email-taken']) },
})

export const changePassword = endpoint('PUT /api/profile/password', {
  summary: { en: 'Change your password and end your other sessions', zh: '變更密碼，並結束自己的其他工作階段' },
  needs: 'profile:write',
  body: z.object({ current: z.string().check(z.minLength(1), z.maxLength(200), secret), next: NewPassword }),
  replies: {
    204: null,
    422: refusal(['wrong-password']),
    429: refusal(['too-many-attempts'], { retryAfterSeconds: z.int() }),
  },
})
