import { OPENAPI_PATH } from '#shared/openapi/address.ts'

export default [OPENAPI_PATH]
