import Link from 'next/link';
import { BENCH_PATH } from '../../../e2e/benchShelf';

export default function Home() {
  return (
    <main>
      <h1>Home of the bench</h1>
      <Link href={BENCH_PATH}>Primer</Link>
    </main>
  );
}
