import { createRoot } from 'react-dom/client';
import { Gallery } from './gallery.tsx';
import './gallery.css';

const root = document.querySelector('#root');
if (root === null) throw new Error('index.html has no #root.');
createRoot(root).render(<Gallery />);
