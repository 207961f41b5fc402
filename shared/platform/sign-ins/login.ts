import type * as z from 'zod/mini'
import { schemaOf } from '#shared/schema-of.ts'
import { loginFields } from './login-fields.ts'

/** One line of the log: a sign-in that a client reported, or an attempt that the server refused. */
export const Login = schemaOf(loginFields)
export type Login = z.infer<typeof Login>
