import { firstRead } from '#client/loading/first-read.ts'
import { listKeys } from '#resources/keys/contract.ts'
import { listSandboxes } from '#resources/sandboxes/contract.ts'
import { readShop } from '#resources/shop/contract.ts'

export default [firstRead(listSandboxes), firstRead(readShop), firstRead(listKeys)]
