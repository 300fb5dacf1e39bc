import { parentPort } from 'node:worker_threads'
import { sampleJpeg } from './sample-jpeg.mjs'

/** Decodes pictures in its own thread, one after another, and answers each with its sample or with what is wrong. */
const port = /** @type {import('node:worker_threads').MessagePort} */ (parentPort)
port.on('message', ({ bytes, mostPixels }) => {
  try {
    const sample = sampleJpeg(bytes, mostPixels)
    port.postMessage({ sample }, [/** @type {ArrayBuffer} */ (sample.luma.buffer)])
  } catch (error) {
    port.postMessage({ damage: error instanceof Error ? error.message : 'The picture is damaged' })
  }
})
