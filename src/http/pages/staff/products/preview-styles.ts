// The styles of the bar above a preview of the staff.
import './preview-bar.module.css';
