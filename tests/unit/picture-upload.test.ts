import { expect, it } from 'vitest'
import { picturesData } from '../../packages/services/versions/src/data.ts'
import { createTestPlatform, signIn } from '@console-widgets/sandbox/testing/test-platform'
import { makePng } from '../e2e/support/pictures.ts'

it('an uploaded image is not sent again, but a copy of it is', async () => {
  const { platform, close } = await createTestPlatform()
  const { upload } = picturesData(await signIn(platform))
  const picture = () => new File([new Uint8Array(makePng(216, 216, [42, 91, 215]))], 'icon.png')
  const icon = picture()
  const objectId = await upload(icon)
  expect(await upload(icon)).toBe(objectId)
  expect(await upload(picture())).not.toBe(objectId)
  await close()
})
