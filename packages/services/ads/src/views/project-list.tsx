export default function ProjectList() {
  return null
}
